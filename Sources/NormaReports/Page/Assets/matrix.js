// The matrix of dependencies: a row uses the columns in which it has a number. Drawn as far as it is looked at.

let matrix = null;

/** Shows a graph, or its part in one layer, feature or module. */
function showMatrix(place, graph, parameters) {
  const within = parameters.get("within") ?? "";
  if (matrix?.graph !== graph || matrix.within !== within || matrix.place !== place) makeMatrix(place, graph, within);
  const edge = numberIn(parameters, "edge", graph.edges.count);
  const unit = numberIn(parameters, "unit", graph.units.count);
  const position = (each) => matrix.positions.get(each) ?? -1;
  if (edge !== null) chooseCell(position(graph.edges.from[edge]), position(graph.edges.to[edge]), { isQuiet: true });
  else if (unit !== null) chooseCell(position(unit), position(unit), { isQuiet: true });
  drawMatrix();
}

function makeMatrix(place, graph, within) {
  const units = unitsWithin(graph, within);
  matrix = {
    place, graph, within, units,
    positions: new Map(units.map((unit, position) => [unit, position])),
    row: 0, column: 0, hover: null,
    canvas: element("canvas", { "aria-hidden": "true" }), space: element("div", { class: "matrix-space" }),
    caption: element("p", { class: "matrix-caption", "aria-live": "polite" }),
  };
  matrix.frame = element("div", { class: "matrix", tabindex: "0", role: "application", "aria-label": `Matrix of ${count(units.length, noun(graph.level, 1))}`,
    "aria-describedby": "matrix-legend", onkeydown: moveInMatrix, onscroll: drawMatrix, onclick: clickMatrix,
    onpointermove: hoverMatrix, onpointerleave: leaveMatrix, onfocus: drawMatrix, onblur: drawMatrix }, matrix.space);
  matrix.space.append(matrix.canvas);
  readCells();
  replaceChildren(place, narrowing(graph, within),
    units.length ? [matrix.frame, matrix.caption] : element("p", { class: "empty" }, "Nothing is there."), matrixLegend());
  measureMatrix();
  new ResizeObserver(drawMatrix).observe(matrix.frame);
}

function unitsWithin(graph, within) {
  const all = Array.from({ length: graph.units.count }, (_, unit) => unit);
  const mark = within.indexOf(":");
  const column = graph.units[within.slice(0, mark)];
  if (mark < 0 || !column) return all;
  return all.filter((unit) => text(column[unit]) === within.slice(mark + 1));
}

/** The cells of each row, and those that are forbidden, row by row. */
function readCells() {
  const { graph, positions } = matrix;
  matrix.cells = matrix.units.map((unit) => graph.out[unit].flatMap((edge) => {
    const column = positions.get(graph.edges.to[edge]);
    return column === undefined ? [] : [{ column, edge }];
  }));
}

function cellAt(row, column) {
  return matrix.cells[row]?.find((cell) => cell.column === column) ?? null;
}

/** A choice of one layer, feature or module, where the units lie in several. */
function narrowing(graph, within) {
  const choices = ["layer", "feature", "module"].flatMap((name) => {
    const values = new Map();
    for (const value of graph.units[name]) if (value >= 0) values.set(text(value), (values.get(text(value)) ?? 0) + 1);
    return values.size > 1 ? [element("optgroup", { label: name }, [...values].sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([value, size]) => element("option", { value: `${name}:${value}` }, `${value} (${number(size)})`)))] : [];
  });
  if (choices.length === 0) return null;
  const select = element("select", { onchange: (event) => go(addressWith({ view: "matrix", within: event.target.value || null, unit: null, edge: null })) },
    element("option", { value: "" }, `all ${number(graph.units.count)}`), choices);
  select.value = within;
  return element("div", { class: "filters" }, field("Within", select));
}

function matrixLegend() {
  return element("p", { class: "legend", id: "matrix-legend" },
    "A row uses the columns in which it has a number. Below the diagonal uses lead back. ",
    element("b", { class: "forbidden-word" }, "Red"), " cells are forbidden; in those with a red number rules report single uses; frames mark cycles. Arrow keys move, Enter opens, N goes to the next red cell.");
}

// Moving about

function chooseCell(row, column, { isQuiet = false } = {}) {
  const last = matrix.units.length - 1;
  if (row < 0 || column < 0) return;
  [matrix.row, matrix.column] = [Math.min(row, last), Math.min(column, last)];
  const { frame, size } = matrix;
  const reach = (start, length, scroll) => (start < scroll ? start : start + size.cell > scroll + length ? start + size.cell - length : scroll);
  frame.scrollTop = reach(matrix.row * size.cell, frame.clientHeight - size.head, frame.scrollTop);
  frame.scrollLeft = reach(matrix.column * size.width, frame.clientWidth - size.label - size.width, frame.scrollLeft);
  if (!isQuiet) matrix.caption.textContent = cellWords(matrix.row, matrix.column);
  drawMatrix();
}

function moveInMatrix(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const page = Math.max(1, Math.floor(matrix.frame.clientHeight / matrix.size.cell) - 2);
  const steps = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1], PageDown: [page, 0], PageUp: [-page, 0] };
  const step = steps[event.key];
  if (step) chooseCell(Math.max(0, matrix.row + step[0]), Math.max(0, matrix.column + step[1]));
  else if (event.key === "Home") chooseCell(matrix.row, 0);
  else if (event.key === "End") chooseCell(matrix.row, matrix.units.length - 1);
  else if (event.key === "n" || event.key === "N") chooseNextForbidden();
  else if (event.key === "Enter" || event.key === " ") openCell(matrix.row, matrix.column);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function chooseNextForbidden() {
  const { graph } = matrix;
  const worst = Math.max(0, ...matrix.cells.flat().map((cell) => fault(graph, cell.edge)));
  if (worst === 0) return announceCell("No cell is forbidden.");
  for (let step = 0; step <= matrix.units.length; step++) {
    const row = (matrix.row + step) % matrix.units.length;
    const later = (cell) => fault(graph, cell.edge) === worst && (step > 0 || cell.column > matrix.column);
    const next = matrix.cells[row].filter(later).sort((one, other) => one.column - other.column)[0];
    if (next) return chooseCell(row, next.column);
  }
}

function announceCell(words) {
  matrix.caption.textContent = words;
}

function openCell(row, column) {
  const cell = cellAt(row, column);
  const view = { level: matrix.graph.level, view: "matrix" };
  if (cell) go(addressWith({ ...view, edge: cell.edge, unit: null }));
  else if (row === column) go(addressWith({ ...view, unit: matrix.units[row], edge: null }));
}

function cellWords(row, column) {
  const { graph, units } = matrix;
  const cell = cellAt(row, column);
  const [from, to] = [unitName(graph, units[row]), unitName(graph, units[column])];
  if (cell) return `${from} → ${to}: ${weightWords(graph, cell.edge)}`;
  return row === column ? from : `${from} doesn’t use ${to}`;
}

/** The element under the pointer: a row's name, a column's number or a cell. */
function placeUnder(event) {
  const { frame, size, units } = matrix;
  const box = frame.getBoundingClientRect();
  const [x, y] = [event.clientX - box.left - frame.clientLeft, event.clientY - box.top - frame.clientTop];
  const row = y < size.head ? -1 : Math.floor((y - size.head + frame.scrollTop) / size.cell);
  const column = x < size.label ? -1 : Math.floor((x - size.label + frame.scrollLeft) / size.width);
  return row < units.length && column < units.length && (row >= 0 || column >= 0) ? { row, column } : null;
}

function clickMatrix(event) {
  const place = placeUnder(event);
  if (!place) return;
  const row = place.row < 0 ? place.column : place.row;
  const column = place.column < 0 ? place.row : place.column;
  chooseCell(row, column);
  openCell(row, column);
}

function hoverMatrix(event) {
  const place = placeUnder(event);
  if (place?.row === matrix.hover?.row && place?.column === matrix.hover?.column) return;
  matrix.hover = place;
  if (place) matrix.caption.textContent = cellWords(place.row < 0 ? place.column : place.row, place.column < 0 ? place.row : place.column);
  drawMatrix();
}

function leaveMatrix() {
  matrix.hover = null;
  drawMatrix();
}
