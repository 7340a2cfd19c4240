// The search of the index: rules that hold every word, those that have the first of them in their names first.

const rules = JSON.parse(document.getElementById("Data").textContent).map(([name, book, address, asks, rest]) => ({
  name, book, address, asks, text: `${name} ${asks} ${rest}`.toLowerCase(),
}));
const field = document.getElementById("Search");
const results = document.getElementById("Results");
const count = document.getElementById("Count");
const mostShown = 100;

function element(tag, text, attributes = {}) {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function item(rule) {
  const made = element("li", "");
  const link = element("a", "", { href: rule.address });
  link.append(element("code", rule.name));
  made.append(link, " ", element("small", rule.book), element("p", rule.asks.replaceAll("`", "")));
  return made;
}

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length ? rules.filter((rule) => words.every((word) => rule.text.includes(word))) : [];
  const inName = (rule) => words.every((word) => rule.name.includes(word));
  const sorted = [...found.filter(inName), ...found.filter((rule) => !inName(rule))];
  results.replaceChildren(...sorted.slice(0, mostShown).map(item));
  const more = sorted.length > mostShown ? `, the first ${mostShown} of them here` : "";
  if (!words.length) count.textContent = "";
  else count.textContent = sorted.length ? `${sorted.length} ${sorted.length === 1 ? "rule" : "rules"}${more}` : "No rule has all of these words.";
}

// An address may hold anything; what can't be read is no search.
function asked() {
  try {
    return decodeURIComponent(location.hash.slice(3));
  } catch {
    return "";
  }
}

function open() {
  if (location.hash.startsWith("#q=")) field.value = asked();
  show();
}

field.addEventListener("input", () => {
  history.replaceState(null, "", field.value ? `#q=${encodeURIComponent(field.value)}` : "#");
  show();
});
addEventListener("hashchange", open);
open();
document.documentElement.dataset.ready = "";
