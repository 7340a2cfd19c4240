// The address holds the state of the page: every part and filter can be sent as a link, and going back works.

const sections = new Map();
let isTyping = false;
let shownSection = "";

/** The part that is shown and what is asked of it. */
function readAddress() {
  const hash = location.hash.slice(1);
  const mark = hash.indexOf("?");
  const name = mark < 0 ? hash : hash.slice(0, mark);
  return { name, parameters: new URLSearchParams(mark < 0 ? "" : hash.slice(mark + 1)) };
}

/** An address for a link; what is empty is left out. */
function addressOf(name, parameters = {}) {
  const entries = Object.entries(parameters).filter(([, value]) => value !== "" && value !== null && value !== undefined);
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return `#${name}${query ? "?" + query : ""}`;
}

/** The address that is shown with some of its parameters changed; null takes one away. */
function addressWith(changes) {
  const { name, parameters } = readAddress();
  return addressOf(sections.has(name) ? name : firstSection(), { ...Object.fromEntries(parameters), ...changes });
}

/** Goes to an address. What is typed letter by letter is one step back. */
function go(address, { typed = false } = {}) {
  if (address === (location.hash || "#")) return;
  if (typed && isTyping) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  isTyping = typed;
  show();
}

function firstSection() {
  return sections.keys().next().value;
}

/** Shows the part in the address; an unknown address shows the first part. */
function show() {
  let { name, parameters } = readAddress();
  const anchor = sections.has(name) ? null : anchorInGuide(name);
  if (anchor) name = "guide";
  if (!sections.has(name)) [name, parameters] = [firstSection(), new URLSearchParams()];
  for (const [each, section] of sections) {
    section.element.hidden = each !== name;
    if (each === name) section.link.setAttribute("aria-current", "page");
    else section.link.removeAttribute("aria-current");
  }
  sections.get(name).show(parameters);
  if (anchor) anchor.scrollIntoView();
  else if (name !== shownSection && shownSection) scrollToSections();
  shownSection = name;
}

/** A part begins at its beginning, below the links to all parts. */
function scrollToSections() {
  const links = document.querySelector("nav.sections");
  const top = document.querySelector(".head").offsetHeight;
  if (scrollY > top) scrollTo(0, top);
  links.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** A heading or a rule's card of the guide that an address names. */
function anchorInGuide(name) {
  const found = name ? document.getElementById(decodeSafely(name)) : null;
  return found?.closest("#section-guide") ? found : null;
}

function decodeSafely(words) {
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}

/** Makes a part known: `show` is called with the parameters whenever the address leads to it. */
function addSection(name, show) {
  const found = document.getElementById(`section-${name}`);
  const link = document.querySelector(`nav.sections a[href="#${name}"]`);
  if (!found || !link) return;
  sections.set(name, { element: found, content: found.querySelector(".content"), link, show });
}

addEventListener("hashchange", () => {
  isTyping = false;
  show();
});

/** Tells those who listen rather than look. */
function announce(words) {
  document.getElementById("status").textContent = words;
}
