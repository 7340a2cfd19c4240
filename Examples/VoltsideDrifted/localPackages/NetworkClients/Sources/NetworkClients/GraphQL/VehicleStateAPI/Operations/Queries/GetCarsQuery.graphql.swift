// @generated
// This file was automatically generated and should not be edited.

@_exported import ApolloAPI

public class GetCarsQuery: GraphQLQuery {
    public static let operationName: String = "GetCars"

    public init() {}

    public struct Data {
        public let cars: [Car]
    }

    public struct Car {
        public let vin: String
        public let name: String
    }
}
