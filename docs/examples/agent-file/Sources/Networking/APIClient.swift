struct APIClient {}
