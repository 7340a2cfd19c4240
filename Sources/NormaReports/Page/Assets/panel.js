// The panel beside a part: details of what was clicked. Escape closes it and gives the focus back.

const panel = document.getElementById("panel");
let opener = null;

function openPanel(title, ...children) {
  if (panel.hidden) opener = document.activeElement;
  replaceChildren(panel,
    element("div", { class: "panel-head" },
      element("h3", {}, title),
      element("button", { type: "button", class: "close", "aria-label": "Close details", onclick: leavePanel }, "×")),
    children);
  panel.hidden = false;
  document.body.classList.add("has-panel");
  panel.scrollTop = 0;
  // Whoever came by keyboard reads on there; a click leaves the focus alone on a wide screen.
  panel.focus({ preventScroll: true });
}

function closePanel() {
  if (panel.hidden) return;
  const hadFocus = panel.contains(document.activeElement);
  panel.hidden = true;
  panel.replaceChildren();
  document.body.classList.remove("has-panel");
  if (hadFocus && opener?.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}

/** Closes the panel: its state is in the address. */
function leavePanel() {
  const address = addressWith({ unit: null, edge: null });
  if (address === location.hash) closePanel();
  else go(address);
}
