// Folders and files as rectangles: the area says how many lines, the shade and the number how many findings.

// As wide as it mostly is; on other screens it is stretched.
const treemapWidth = 1200;
const treemapHeight = 420;
const mostTiles = 150;

function treemap(children) {
  const sized = children.filter((child) => child.lines > 0).sort((one, other) => other.lines - one.lines || (one.path < other.path ? -1 : 1));
  if (sized.length === 0) return null;
  const shown = sized.slice(0, mostTiles);
  const map = element("div", { class: "treemap", role: "group", "aria-label": "Lines and findings by folder" });
  map.style.height = `${treemapHeight}px`;
  for (const { child, x, y, width, height } of squarified(shown, treemapWidth, treemapHeight)) {
    const tile = element("a", { class: `tile heat-${heat(child)}`, href: spotLink(child), title: tileWords(child), "aria-label": tileWords(child) },
      element("span", { class: "tile-name" }, bdi(shortName(child.name))), child.findings > 0 && element("b", {}, number(child.findings)));
    Object.assign(tile.style, { left: percent(x, treemapWidth), top: percent(y, treemapHeight), width: percent(width, treemapWidth), height: percent(height, treemapHeight) });
    map.append(tile);
  }
  const rest = sized.length - shown.length;
  return element("figure", {}, map, element("figcaption", { class: "legend" },
    `Area: lines. Number: findings. Shade: findings by 1,000 lines, of which the project has ${density(folders.get("")).toFixed(1)}: `,
    heatWords.map((words, index) => [index ? ", " : "", element("span", { class: `key heat-${index}` }), ` ${words}`]), ". ",
    rest > 0 && `The ${number(rest)} smallest are in the table alone.`));
}

/** The last two parts of a path, which is whole in the tile's title. */
function shortName(path) {
  const parts = path.split("/");
  return parts.length > 2 ? "…/" + parts.slice(-2).join("/") : path;
}

const heatWords = ["none", "fewer than that", "up to twice", "up to four times", "more"];

/** 0 for no finding, 4 for the most. */
function heat(spot) {
  if (!spot.findings) return 0;
  const share = density(spot) / density(folders.get(""));
  return share < 1 ? 1 : share <= 2 ? 2 : share <= 4 ? 3 : 4;
}

function percent(part, whole) {
  return `${(part * 100) / whole}%`;
}

function tileWords(spot) {
  return `${spot.name}: ${count(spot.findings, "finding")} in ${count(spot.lines, "line")}`;
}

/** Rectangles that are as square as possible (Bruls, Huizing and van Wijk). */
function squarified(children, width, height) {
  const total = children.reduce((sum, child) => sum + child.lines, 0);
  const room = { x: 0, y: 0, width, height };
  const tiles = [];
  let rest = children.map((child) => ({ child, area: (child.lines / total) * width * height }));
  while (rest.length > 0) {
    const isWide = room.width >= room.height;
    const side = isWide ? room.height : room.width;
    let size = 1;
    while (size < rest.length && worstRatio(rest.slice(0, size + 1), side) <= worstRatio(rest.slice(0, size), side)) size++;
    placeRow(rest.slice(0, size), room, isWide, tiles);
    rest = rest.slice(size);
  }
  return tiles;
}

/** How far from a square the least square part of a row is. */
function worstRatio(row, side) {
  const thickness = row.reduce((sum, each) => sum + each.area, 0) / side;
  return Math.max(...row.map(({ area }) => Math.max(area / thickness ** 2, thickness ** 2 / area)));
}

function placeRow(row, room, isWide, tiles) {
  const sum = row.reduce((all, each) => all + each.area, 0);
  const thickness = sum / (isWide ? room.height : room.width);
  let offset = 0;
  for (const { child, area } of row) {
    const length = area / thickness;
    tiles.push(isWide
      ? { child, x: room.x, y: room.y + offset, width: thickness, height: length }
      : { child, x: room.x + offset, y: room.y, width: length, height: thickness });
    offset += length;
  }
  if (isWide) {
    room.x += thickness;
    room.width -= thickness;
  } else {
    room.y += thickness;
    room.height -= thickness;
  }
}
