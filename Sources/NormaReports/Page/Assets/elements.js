// Makes elements of texts; a text never becomes markup.

/** An element with its attributes and children; functions named `onclick` … listen, a child of null is left out. */
function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  append(made, children);
  return made;
}

function append(parent, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child instanceof Node ? child : document.createTextNode(child));
  }
}

function replaceChildren(parent, ...children) {
  parent.replaceChildren();
  append(parent, children);
}

/** A name of others, which keeps its own direction of writing. */
function bdi(words) {
  return element("bdi", {}, words);
}

function code(words) {
  return element("code", {}, bdi(words));
}

/** A sentence, with the text between backticks as code; for an element with `dir="auto"`, which a `bdi` would hide it from. */
function sentence(words) {
  return partsOf(words).map((part) => (part.code ? code(part.code) : part.words));
}

/** Paragraphs of a text in which blank lines divide them. */
function paragraphs(words, className) {
  return words.split(/\n{2,}/).filter(Boolean).map((part) => element("p", { class: className, dir: "auto" }, sentence(part)));
}

/** The place of a finding or a use, which can be marked and copied as an editor takes it. */
function placeElement(file, line, column) {
  const path = text(files.path[file]);
  const slash = path.lastIndexOf("/") + 1;
  const position = line > 0 ? `:${line}:${column}` : "";
  return element("span", { class: "place" },
    element("bdi", {}, element("span", { class: "folder" }, path.slice(0, slash)), path.slice(slash)), position);
}

/** A line of the source with what is meant marked in it. */
function excerpt(before, marked, behind) {
  if (marked < 0) return null;
  const indentation = text(before).match(/^[\t ]*/)[0].length;
  return element("pre", { class: "excerpt" },
    element("code", { dir: "auto" },
      text(before).slice(indentation), element("mark", {}, text(marked)), text(behind)));
}

/** A word for how grave something is, in its colour. */
function severityMark(severity) {
  return element("span", { class: `severity ${severities[severity]}` }, severities[severity]);
}

/** Puts items into a list as far as they are looked at: a part at once, the next when its end comes near. */
function fillSlowly(list, items, make, step = 60) {
  let next = 0;
  const more = element("button", { type: "button", class: "more" });
  const grow = () => {
    const end = Math.min(next + step, items.length);
    const parts = document.createDocumentFragment();
    for (; next < end; next++) append(parts, [make(items[next], next)]);
    list.append(parts);
    if (next === items.length) {
      more.remove();
      watcher.disconnect();
    } else {
      more.textContent = `Show more of ${number(items.length)}`;
    }
  };
  const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && grow(),
    { rootMargin: "600px" });
  more.addEventListener("click", grow);
  list.after(more);
  grow();
  if (next < items.length) watcher.observe(more);
  return more;
}
