import { isSheet, sourcesOfPages } from './page-sources.mjs';

/** The beginnings of the class names that are ours. */
const NAME = '(?:cd|sh|gl|pe|mn|oc|pr|ai|st|sy|tal|rep|sum)(?:-[a-zA-Z0-9]+)+-?';
const IN_SHEETS = new RegExp(`\\.(${NAME})`, 'g');
const IN_CODE = new RegExp(`(?<![\\w/.@-])\\.?(${NAME})(?:(\\$\\{[^}]*\\}[\\w-]*)|(?![\\w-]))`, 'g');
/** The name under which a sheet is registered is no class. */
const SHEET_NAMES = /registerStyles\(\s*'[^']*'/g;
const TEXTS = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

/**
 * Every class name that code writes has a rule, and every rule is for a class that code writes: a name without a rule
 * looks like nothing, and a rule without a name is unused. A name with a value in it (`cd-l${step}`) is every name of
 * its family.
 *
 * @param {string} cwd a repository
 * @returns {string[]} a line for each name or rule without the other
 */
export function findStrayClassNames(cwd) {
  const files = sourcesOfPages(cwd);
  const defined = gather(files.filter(isSheet), (text) => text.matchAll(IN_SHEETS));
  const used = gather(
    files.filter((file) => !isSheet(file)),
    (text) =>
      [...text.replaceAll(SHEET_NAMES, '').matchAll(TEXTS)].flatMap(([literal]) => [
        ...literal.matchAll(IN_CODE),
      ]),
  );
  const patterns = new Map([...used.keys()].map((name) => [name, patternOf(name)]));
  const withoutRule = [...used].filter(
    ([name]) => ![...defined.keys()].some((other) => patterns.get(name).test(other)),
  );
  const withoutUse = [...defined].filter(
    ([name]) => ![...patterns.values()].some((pattern) => pattern.test(name)),
  );
  return [
    ...withoutRule.map(([name, file]) => `${file}: the class ${name} has no rule`),
    ...withoutUse.map(([name, file]) => `${file}: the class ${name} is used nowhere`),
  ].toSorted();
}

/** Name to the first file that has it; `cd-l*` for a family. */
function gather(files, find) {
  const names = new Map();
  for (const { path, text } of files)
    for (const [, name, rest = ''] of find(text)) {
      const key = name + rest.replace(/^\$\{[^}]*\}/, '*');
      if (!names.has(key)) names.set(key, path);
    }
  return names;
}

/** A value is one more part after a hyphen, or a number. */
function patternOf(name) {
  const value = name.includes('-*') ? '[a-zA-Z0-9]+' : '\\d+';
  return new RegExp(`^${name.replace('*', value)}$`);
}
