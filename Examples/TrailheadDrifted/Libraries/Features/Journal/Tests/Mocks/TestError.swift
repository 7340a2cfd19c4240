enum TestError: Error, Equatable {
	case disk
}
