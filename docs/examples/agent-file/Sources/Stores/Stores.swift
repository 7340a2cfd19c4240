struct CartStore {}

struct OrderStore {}

struct UserStore {}
