// Numbers and what they count, in words.

const numberFormat = new Intl.NumberFormat("en");

function number(value) {
  return numberFormat.format(value);
}

/** `1 file`, `1,204 files` */
function count(value, noun, plural = noun + "s") {
  return `${number(value)} ${value === 1 ? noun : plural}`;
}

/** What a level's units are called. */
function noun(level, value) {
  return value === 1 ? level.slice(0, -1) : level;
}

/** `3 findings in 41 things`, of a rule. */
function ruleResult(rule) {
  const found = findingCounts[rule];
  const looked = rules.subjects[rule];
  if (looked < 0) return found ? count(found, "finding") : "nothing found";
  if (!found && !looked) return "nothing to look at";
  return `${found ? count(found, "finding") : "nothing found"} in ${count(looked, "thing")}`;
}

/** `path:line:column` as an editor takes it. */
function placeText(file, line, column) {
  const path = text(files.path[file]);
  return line > 0 ? `${path}:${line}:${column}` : path;
}

/** The names in a text between backticks stay together: a list of `{ words }` and `{ code }`. */
function partsOf(sentence) {
  const parts = sentence.split("`");
  if (parts.length % 2 === 0) return [{ words: sentence }];
  return parts.map((part, index) => (index % 2 ? { code: part } : { words: part })).filter((part) => part.code || part.words);
}
