import { isSheet, sourcesOfPages } from './page-sources.mjs';

const READ = /var\((--[\w-]+)\)/g;
const SET_IN_SHEETS = /(--[\w-]+)\s*:/g;
const SET_IN_CODE = /['"`](--[\w-]+)['"`]/g;
/** The names of tokens are keys there, without the leading dashes. */
const TOKENS = /^shared-ui\/src\/theme\/(tokens|palette)\.ts$/;
const KEYS = /^\s+'?([\w-]+)'?:/gm;

/**
 * Every custom property that is read without a fallback must be a token or be set somewhere: otherwise the browser
 * silently ignores the declaration.
 *
 * @param {string} cwd a repository
 * @returns {string[]} a line for each property that nobody sets
 */
export function findUnsetProperties(cwd) {
  const files = sourcesOfPages(cwd);
  const names = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
  const set = new Set(
    files.flatMap(({ path, text }) => [
      ...names(text, isSheet({ path }) ? SET_IN_SHEETS : SET_IN_CODE),
      ...(TOKENS.test(path) ? names(text, KEYS).map((name) => `--${name}`) : []),
    ]),
  );
  const unset = files.flatMap(({ path, text }) =>
    names(text, READ)
      .filter((name) => !set.has(name))
      .map((name) => `${path}: the property ${name} is set nowhere`),
  );
  return [...new Set(unset)].toSorted();
}
