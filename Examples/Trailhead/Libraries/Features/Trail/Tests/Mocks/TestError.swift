enum TestError: Error, Equatable {
	case network
}
