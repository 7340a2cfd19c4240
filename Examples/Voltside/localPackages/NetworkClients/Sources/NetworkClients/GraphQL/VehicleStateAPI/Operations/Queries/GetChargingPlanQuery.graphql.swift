// @generated
// This file was automatically generated and should not be edited.

@_exported import ApolloAPI

public class GetChargingPlanQuery: GraphQLQuery {
    public static let operationName: String = "GetChargingPlan"
    public let vin: String

    public init(vin: String) { self.vin = vin }

    public struct Data {
        public let chargingPlan: ChargingPlan?
    }

    public struct ChargingPlan {
        public let startHour: Int?
        public let targetPercent: Int?
    }
}
