import { BROWSERS, browserWords } from '@cadence/shared-contract/remote';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { OLD_BROWSER_PAGE, OLD_BROWSER_SCRIPT } from './old-browser.ts';

const some = (): boolean => true;

/** The names that a new browser has. */
const NEW_BROWSER = {
  Promise: { withResolvers: some },
  AbortSignal: { any: some },
  URL: { canParse: some },
  Intl: { Segmenter: some },
  CSS: { supports: some },
};

/** Runs the page's script in a browser with these names; says whether the product's place is still there. */
function isProductShown(names: object): boolean {
  const body = new Set(['root']);
  const shown = new Set<string>();
  const find = (id: string) => ({
    parentNode: { removeChild: () => body.delete(id) },
    removeAttribute: () => shown.add(id),
  });
  runInNewContext(OLD_BROWSER_SCRIPT, { ...names, document: { getElementById: find } });
  expect(shown.has('old-browser')).toBe(!body.has('root'));
  return body.has('root');
}

test('a new browser has the product', () => {
  expect(isProductShown(NEW_BROWSER)).toBe(true);
});

test.each([
  ['no way to ask for features', { CSS: undefined }],
  ['no light-dark()', { CSS: { supports: () => false } }],
  ['no Promise.withResolvers', { Promise: {} }],
  ['no AbortSignal at all', { AbortSignal: undefined }],
  ['no Intl.Segmenter', { Intl: {} }],
  ['no URL.canParse', { URL: some }],
])('a browser with %s is told what it takes', (_what, lacking) => {
  expect(isProductShown({ ...NEW_BROWSER, ...lacking })).toBe(false);
});

test('a browser of 2009 can read the script', () => {
  expect(OLD_BROWSER_SCRIPT).not.toMatch(/=>|`|\b(const|let|class|of|async)\b|\?\.|\?\?|catch\{/);
});

test('the page and the README name the same versions', () => {
  expect(OLD_BROWSER_PAGE).toContain(`It works in ${browserWords()}`);
  const readme = readFileSync(path.join(import.meta.dirname, '../../../README.md'), 'utf8');
  for (const { name, version } of BROWSERS) expect(readme).toContain(`${name} ${version}`);
});
