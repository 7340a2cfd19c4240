// The page by keyboard: digits for the parts, `/` for the search, `?` for this list, Escape to close.

const keysDialog = document.getElementById("keys");

function keyRows() {
  return [
    ...[...sections.values()].map((section, index) => [String(index + 1), section.element.querySelector("h2").textContent]),
    ["/", "Search"], ["Tab, Enter", "Reach and open a box, an arrow, a link"], ["← ↑ → ↓", "Move in the matrix"],
    ["N", "Next forbidden cell of the matrix"], ["T", "Light, dark, or as the system has it"], ["Esc", "Close details"], ["?", "These keys"],
  ];
}

function showKeys() {
  replaceChildren(keysDialog,
    element("h2", { id: "title-keys" }, "Keys"),
    element("dl", {}, keyRows().map(([key, meaning]) => element("div", {}, element("dt", {}, element("kbd", {}, key)), element("dd", {}, meaning)))),
    element("button", { type: "button", onclick: () => keysDialog.close() }, "Close"));
  keysDialog.showModal();
}

document.getElementById("show-keys").addEventListener("click", showKeys);

document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("main").focus();
});

addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || keysDialog.open) return;
  const isTypingField = event.target.matches?.("input, select, textarea");
  if (event.key === "Escape") {
    if (!panel.hidden) leavePanel();
    else if (isTypingField) event.target.blur();
    return;
  }
  if (isTypingField) return;
  const section = [...sections.keys()][Number(event.key) - 1];
  if (event.key === "?") showKeys();
  else if (event.key === "t" || event.key === "T") themeButton.click();
  else if (event.key === "/") focusSearch();
  else if (section) go(addressOf(section));
  else return;
  event.preventDefault();
});

/** The search of the part that is shown, or else that of the findings. */
function focusSearch() {
  const visible = () => [...document.querySelectorAll("main section:not([hidden]) input[type=search]")][0];
  if (!visible()) go(addressOf("findings"));
  visible()?.focus();
}
