import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where pages are drawn, and the beginnings of the class names that are ours. */
const PACKAGES = ['shared-ui', 'shared-auth', 'shell', 'mfe-'];
const NAME = '(?:cd|sh|gl|pe|oc|pr|ai|st|sy|tal|rep|sum)(?:-[a-zA-Z0-9]+)+-?';
const IN_STYLES = new RegExp(`\\.(${NAME})(\\$\\{)?`, 'g');
const IN_CODE = new RegExp(`(?<![\\w/.@-])\\.?(${NAME})(?:(\\$\\{)|(?![\\w-]))`, 'g');
/** The name under which a sheet is registered is no class. */
const SHEET_NAMES = /registerStyles\(\s*'[^']*'/g;
const TEXTS = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

/**
 * Every class name that code writes has a rule, and every rule is for a class that code writes: a name without a rule looks
 * like nothing, and a rule without a name is read in vain. A name that ends in a value (`cd-l${step}`) stands for the whole
 * family.
 *
 * @param {string} cwd a repository
 * @returns {string[]} a line for each name that stands alone
 */
export function findStrayClassNames(cwd) {
  const files = sourcesOf(cwd);
  const defined = gather(files.filter(isSheet), (text) => text.matchAll(IN_STYLES));
  const used = gather(
    files.filter((file) => !isSheet(file)),
    (text) =>
      [...text.replaceAll(SHEET_NAMES, '').matchAll(TEXTS)].flatMap(([literal]) => [
        ...literal.matchAll(IN_CODE),
      ]),
  );
  const report = (names, others, what) =>
    [...names]
      .filter(([name]) => ![...others.keys()].some((other) => isSame(name, other)))
      .map(([name, file]) => `${file}: the class ${name} ${what}`);
  return [...report(used, defined, 'has no rule'), ...report(defined, used, 'is used nowhere')].toSorted();
}

const isSheet = ({ path }) => /\.styles\.ts$|\.css$/.test(path);

function sourcesOf(cwd) {
  return readdirSync(cwd)
    .filter((name) => PACKAGES.some((start) => name.startsWith(start)))
    .flatMap((name) =>
      readdirSync(join(cwd, name), { recursive: true })
        .map((path) => join(name, path).replaceAll('\\', '/'))
        .filter((path) => path.startsWith(`${name}/src/`)),
    )
    .filter(
      (path) => /\.(tsx?|css)$/.test(path) && !/\.(test|stories|fixtures)\.tsx?$|\/testing\//.test(path),
    )
    .map((path) => ({ path, text: readFileSync(join(cwd, path), 'utf8') }));
}

/** Name to the first file that has it; `cd-l*` for a family. */
function gather(files, find) {
  const names = new Map();
  for (const { path, text } of files)
    for (const [, name, isFamily] of find(text)) {
      const key = isFamily === undefined ? name : `${name}*`;
      if (!names.has(key)) names.set(key, path);
    }
  return names;
}

/** A family is one more part after a hyphen, or a number. */
function isSame(one, other) {
  if (one === other) return true;
  const [family, name] = one.endsWith('*') ? [one, other] : [other, one];
  if (!family.endsWith('*')) return false;
  const start = family.slice(0, -1);
  const rest = start.endsWith('-') ? /^[a-zA-Z0-9]+$/ : /^\d+$/;
  return name.startsWith(start) && rest.test(name.slice(start.length));
}
