// The look of a picture: colours as custom properties, so that a page can change them, in light and in dark.

enum PictureStyle {
    /// `data-theme` on the root decides; without it, the reader's system does.
    static let sheet = """
        :root {
        \(light)}
        @media (prefers-color-scheme: dark) {
        :root:not([data-theme="light"]) {
        \(dark)}
        }
        :root[data-theme="dark"] {
        \(dark)}
        \(rules)
        """

    /// In addition, for the arrows of a graph that shows a change: the colour for people who see it, the dots for all.
    static let changes = """
        .picture .edge.change-new { color: #1a8f45; }
        .picture .edge.change-turned { color: #c77700; }
        .picture .edge.change-gone { color: #d1545f; }
        .picture .edge.change-gone .line { stroke-dasharray: 2 5; }
        .picture .edge.change-gone .head { fill: var(--picture-ground); }

        """

    private static let light = """
          --picture-ground: #ffffff;
          --picture-ink: #1d2430;
          --picture-faint: #5a6473;
          --picture-box: #ffffff;
          --picture-border: #8a96a8;
          --picture-band: #f1f4f8;
          --picture-section: #e6ebf2;
          --picture-arrow: #7a899f;
          --picture-circle: #8a4fc7;
          --picture-forbidden: #cc1f2f;
          --picture-accepted: #dd8790;
          --picture-focus: #0b62d6;

        """

    private static let dark = """
          --picture-ground: #14181f;
          --picture-ink: #e6eaf0;
          --picture-faint: #a3aebd;
          --picture-box: #313a48;
          --picture-border: #667387;
          --picture-band: #1c222b;
          --picture-section: #252c37;
          --picture-arrow: #7f8da3;
          --picture-circle: #bd93f0;
          --picture-forbidden: #ff6670;
          --picture-accepted: #a8565e;
          --picture-focus: #6cb0ff;

        """

    private static let rules = """
        .picture { background: var(--picture-ground); color: var(--picture-ink); max-width: 100%; height: auto;
          font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
        .picture text { fill: var(--picture-ink); unicode-bidi: plaintext; }
        .picture .band rect { fill: var(--picture-band); }
        .picture .band rect.section { fill: var(--picture-section); }
        .picture .band text { font-size: 13px; font-weight: 600; fill: var(--picture-faint); }
        .picture .names text { font-size: 13px; font-weight: 600; fill: var(--picture-faint);
          paint-order: stroke; stroke: var(--picture-section); stroke-width: 5; stroke-linejoin: round; }
        .picture .unit rect { fill: var(--picture-box); stroke: var(--picture-border); stroke-width: 1.2; }
        .picture .unit.circle rect { stroke: var(--picture-circle); stroke-dasharray: 7 3; stroke-width: 1.6; }
        .picture .unit text { font-size: 13px; font-weight: 600; text-anchor: middle; }
        .picture .unit text.caption { font-size: 11px; font-weight: 400; fill: var(--picture-faint); }
        .picture .edge { color: var(--picture-arrow); }
        .picture .edge.circle { color: var(--picture-circle); }
        .picture .edge.accepted { color: var(--picture-accepted); }
        .picture .edge.forbidden { color: var(--picture-forbidden); }
        .picture .edge .line { fill: none; stroke: currentColor; }
        .picture .edge .reach { fill: none; stroke: transparent; stroke-width: 14; pointer-events: stroke; }
        .picture .edge.circle .line { stroke-dasharray: 7 4; }
        .picture .edge.declared .line { stroke-dasharray: 0.1 5; stroke-linecap: round; }
        .picture .edge .head { fill: currentColor; stroke: currentColor; stroke-width: 1; stroke-linejoin: round; }
        .picture .edge.accepted .head { fill: var(--picture-ground); stroke-width: 1.6; }
        .picture .edge .weight rect { fill: var(--picture-ground); fill-opacity: 0.88; }
        .picture .edge .weight text { font-size: 11px; text-anchor: middle; fill: var(--picture-ink);
          font-variant-numeric: tabular-nums; }
        .picture .edge.forbidden .weight text { fill: var(--picture-forbidden); font-weight: 700; }
        .picture .edge.faulty .weight text { fill: var(--picture-forbidden); font-weight: 600; }
        .picture .cross { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
        .picture .edge.forbidden .weight rect { stroke: currentColor; stroke-width: 0.8; fill-opacity: 1; }
        .picture [tabindex] { cursor: pointer; outline: none; }
        .picture .unit:hover rect { stroke: var(--picture-focus); stroke-width: 2.4; }
        .picture .edge:hover .reach { stroke: var(--picture-focus); stroke-opacity: 0.25; }
        .picture .unit:focus-visible rect { stroke: var(--picture-focus); stroke-width: 3; }
        .picture .edge:focus-visible .reach { stroke: var(--picture-focus); stroke-opacity: 0.5; }
        .picture .edge:focus-visible .weight rect { stroke: var(--picture-focus); stroke-width: 2; }
        .picture .legend text { font-size: 12px; fill: var(--picture-faint); }

        """
}
