// Draws the part of the matrix that is looked at onto a canvas as large as the window onto it.

/** The sizes of cells and of the room for names, in pixels. */
function measureMatrix() {
  const { graph, units, space, canvas } = matrix;
  const context = canvas.getContext("2d");
  context.font = matrixFont(12);
  let widest = 60;
  for (const unit of units.slice(0, 400)) widest = Math.max(widest, context.measureText(unitName(graph, unit).slice(0, 60)).width);
  matrix.size = { cell: 22, width: 30, head: 26, label: Math.min(Math.ceil(widest) + 52, Math.max(130, matrix.frame.clientWidth * 0.35), 300) };
  const { size } = matrix;
  space.style.width = `${size.label + units.length * size.width}px`;
  space.style.height = `${size.head + units.length * size.cell}px`;
  matrix.frame.style.height = `${Math.min(size.head + units.length * size.cell + 20, Math.max(320, innerHeight - 190))}px`;
}

function matrixFont(size, isBold = false) {
  return `${isBold ? "600 " : ""}${size}px system-ui, sans-serif`;
}

function matrixColours() {
  const style = getComputedStyle(document.documentElement);
  const colour = (name) => style.getPropertyValue(`--${name}`).trim();
  return Object.fromEntries(["ground", "raised", "ink", "quiet", "line", "accent", "error", "error-ground", "cell", "cross", "circle"]
    .map((name) => [name, colour(name)]));
}

function drawMatrix() {
  if (!matrix?.frame.isConnected || matrix.frame.clientWidth === 0) return;
  const { frame, canvas, size, units } = matrix;
  const [width, height, ratio] = [frame.clientWidth, frame.clientHeight, devicePixelRatio || 1];
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const context = canvas.getContext("2d");
  context.scale(ratio, ratio);
  const view = {
    context, width, height, colours: matrixColours(),
    x: (column) => size.label + column * size.width - frame.scrollLeft, y: (row) => size.head + row * size.cell - frame.scrollTop,
    rows: rangeOf(frame.scrollTop, height - size.head, size.cell, units.length),
    columns: rangeOf(frame.scrollLeft, width - size.label, size.width, units.length),
  };
  context.fillStyle = view.colours.ground;
  context.fillRect(0, 0, width, height);
  drawCross(view);
  drawCells(view);
  drawCircles(view);
  drawNames(view);
  drawNumbers(view);
  drawChoice(view);
}

function rangeOf(scroll, length, step, count) {
  return [Math.max(0, Math.floor(scroll / step)), Math.min(count, Math.ceil((scroll + length) / step))];
}

/** The row and the column that are pointed at. */
function crossed() {
  return matrix.hover ?? (document.activeElement === matrix.frame ? { row: matrix.row, column: matrix.column } : null);
}

function drawCross({ context, width, height, colours, x, y }) {
  const cross = crossed();
  if (!cross) return;
  context.fillStyle = colours.cross;
  if (cross.row >= 0) context.fillRect(0, y(cross.row), width, matrix.size.cell);
  if (cross.column >= 0) context.fillRect(x(cross.column), 0, matrix.size.width, height);
}

function drawCells({ context, colours, x, y, rows, columns }) {
  const { size, graph, cells } = matrix;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (let row = rows[0]; row < rows[1]; row++) {
    if (row >= columns[0] && row < columns[1]) {
      context.fillStyle = colours.line;
      context.fillRect(x(row) + 1, y(row) + 1, size.width - 2, size.cell - 2);
    }
    for (const { column, edge } of cells[row]) {
      if (column < columns[0] || column >= columns[1]) continue;
      const grade = fault(graph, edge);
      context.fillStyle = grade === 2 ? colours["error-ground"] : colours.cell;
      context.fillRect(x(column) + 1, y(row) + 1, size.width - 2, size.cell - 2);
      context.fillStyle = grade > 0 ? colours.error : colours.ink;
      context.font = matrixFont(11, grade > 0);
      context.fillText(shortNumber(weight(graph, edge)), x(column) + size.width / 2, y(row) + size.cell / 2 + 0.5);
    }
  }
}

function shortNumber(value) {
  return value < 1000 ? String(value) : value < 10000 ? `${(value / 1000).toFixed(1)}k` : `${Math.round(value / 1000)}k`;
}

/** The units of a cycle are neighbours: a frame around their part of the diagonal. */
function drawCircles({ context, colours, x, y, rows, columns }) {
  const { units, graph, size } = matrix;
  context.strokeStyle = colours.circle;
  context.lineWidth = 2;
  for (let start = 0; start < units.length; start++) {
    const circle = graph.units.circle[units[start]];
    if (circle < 0) continue;
    let end = start + 1;
    while (end < units.length && graph.units.circle[units[end]] === circle) end++;
    const isSeen = start < rows[1] && end > rows[0] && start < columns[1] && end > columns[0];
    if (isSeen && end - start > 1) context.strokeRect(x(start) + 1, y(start) + 1, (end - start) * size.width - 2, (end - start) * size.cell - 2);
    start = end - 1;
  }
}

function drawNames({ context, height, colours, y, rows }) {
  const { size, graph, units, cells } = matrix;
  const cross = crossed();
  context.fillStyle = colours.raised;
  context.fillRect(0, 0, size.label, height);
  context.textBaseline = "middle";
  for (let row = rows[0]; row < rows[1]; row++) {
    if (cross && (cross.row === row || cross.column === row)) {
      context.fillStyle = colours.cross;
      context.fillRect(0, y(row), size.label, size.cell);
    }
    const isForbidden = cells[row].some((cell) => graph.edges.isForbidden[cell.edge] > 0);
    context.font = matrixFont(11);
    context.textAlign = "right";
    context.fillStyle = colours.quiet;
    context.fillText(String(row + 1), 34, y(row) + size.cell / 2 + 0.5);
    context.font = matrixFont(12, isForbidden);
    context.textAlign = "left";
    context.fillStyle = isForbidden ? colours.error : colours.ink;
    context.fillText(fitting(context, unitName(graph, units[row]), size.label - 48), 42, y(row) + size.cell / 2 + 0.5);
  }
}

/** The text without its middle if there is no room for it. */
function fitting(context, words, room) {
  if (words.length < 200 && context.measureText(words).width <= room) return words;
  let [low, high] = [1, Math.min(words.length, 100)];
  const cut = (length) => `${words.slice(0, Math.ceil(length / 2))}…${words.slice(words.length - Math.floor(length / 2))}`;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (context.measureText(cut(middle)).width <= room) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}

function drawNumbers({ context, width, colours, x, columns }) {
  const { size } = matrix;
  const cross = crossed();
  context.fillStyle = colours.raised;
  context.fillRect(0, 0, width, size.head);
  context.font = matrixFont(11);
  context.textAlign = "center";
  for (let column = columns[0]; column < columns[1]; column++) {
    if (x(column) + size.width / 2 < size.label) continue;
    const isCrossed = cross && (cross.column === column || cross.row === column);
    context.fillStyle = isCrossed ? colours.ink : colours.quiet;
    context.fillText(String(column + 1), x(column) + size.width / 2, size.head / 2 + 1);
  }
  context.fillStyle = colours.raised;
  context.fillRect(0, 0, size.label, size.head);
  context.fillStyle = colours.line;
  context.fillRect(0, size.head - 1, width, 1);
  context.fillRect(size.label - 1, 0, 1, matrix.frame.clientHeight);
}

function drawChoice({ context, colours, x, y }) {
  const { size, row, column } = matrix;
  if (document.activeElement !== matrix.frame && panel.hidden) return;
  context.save();
  context.beginPath();
  context.rect(size.label, size.head, matrix.frame.clientWidth, matrix.frame.clientHeight);
  context.clip();
  context.strokeStyle = colours.accent;
  context.lineWidth = 2;
  context.strokeRect(x(column) + 1, y(row) + 1, size.width - 2, size.cell - 2);
  context.restore();
}

addEventListener("themechange", () => drawMatrix());
