import Mixpanel

func startMixpanel() {
    Mixpanel.initialize(token: "abc")
}
