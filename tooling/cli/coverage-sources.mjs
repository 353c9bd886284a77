/** Which files coverage counts: the sources of the packages, without tests and what only tests use. */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { packages, root } from './workspace.mjs';

const prefix = `${pathToFileURL(root).href}/`;

/** All but the end-to-end tests. */
export const coveredPackages = packages().filter((name) => name !== 'e2e');

/** Of a package its `src`; tooling has none and is all code. */
const places = coveredPackages.map((name) => (name === 'tooling' ? 'tooling/' : `${name}/src/`));

/** @param {string} file a path inside the repository */
export const isSource = (file) =>
  /\.(tsx?|mjs)$/.test(file) &&
  !/\.(test|stories|violations|d)\.[a-z]+$|(^|\/)(testing|node_modules|dist)\//.test(file) &&
  places.some((place) => file.startsWith(place));

/**
 * @param {string} url of a module
 * @returns {string | undefined} its path inside the repository, where that is a source
 */
export function sourceOf(url) {
  if (!url.startsWith(prefix)) return undefined;
  const file = decodeURIComponent(url.slice(prefix.length).split(/[?#]/, 1)[0]);
  return isSource(file) ? file : undefined;
}

/** @returns {string[]} all sources, whether a test loads them or not */
export const listSources = () =>
  globSync(
    places.map((place) => `${place}**/*.{ts,tsx,mjs}`),
    { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isSource)
    .sort();
