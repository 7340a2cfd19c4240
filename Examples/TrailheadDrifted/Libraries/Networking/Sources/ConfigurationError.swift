/// What is wrong before anything was asked.
public enum ConfigurationError: Error, Equatable, Sendable {
	case invalidURL
}
