// @generated
// This file was automatically generated and should not be edited.

@_exported import ApolloAPI

public class GetChargingLevelQuery: GraphQLQuery {
    public static let operationName: String = "GetChargingLevel"
    public let vin: String

    public init(vin: String) { self.vin = vin }

    public struct Data {
        public let charging: Charging?
    }

    public struct Charging {
        public let percent: Int?
    }
}
