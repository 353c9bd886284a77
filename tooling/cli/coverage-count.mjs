/** V8 counts calls of functions and blocks of the text that it was given; here they become lines and branches of ours. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { mergeScriptCovs } from '@bcoe/v8-coverage';
import { parse } from 'acorn';
import convert from 'ast-v8-to-istanbul';
import coverage from 'istanbul-lib-coverage';
import { compile } from '../jest/compile.mjs';
import { at } from './workspace.mjs';

/**
 * @typedef {object[]} Functions of one script, as V8 counts them
 * @typedef {{ covered: number, total: number }} Share
 * @typedef {{ lines: Share, branches: Share }} Counted
 */

/**
 * @param {Functions[]} several what processes counted of the same text
 * @returns {Functions} the sum
 */
export const mergeFunctions = (several) =>
  mergeScriptCovs(several.map((functions) => ({ scriptId: '0', url: '', functions })))?.functions ?? [];

/**
 * @param {string} file a source, as a path inside the repository
 * @param {Functions} [functions] undefined when no process has loaded it
 * @returns {Promise<Counted>}
 */
export async function countFile(file, functions) {
  const path = at(file);
  const { code, sourceMap } = textOf(path);
  const converted = await convert({
    code,
    sourceMap,
    ast: parse(code, { ecmaVersion: 'latest', sourceType: 'module' }),
    coverage: { url: pathToFileURL(path).href, functions: functions ?? neverLoaded(code) },
  });
  const [data] = Object.values(converted);
  const { lines, branches } = coverage.createFileCoverage(data ?? path).toSummary().data;
  return { lines: shareOf(lines), branches: shareOf(branches) };
}

/** What the test processes load. */
function textOf(path) {
  if (path.endsWith('.mjs')) return { code: readFileSync(path, 'utf8') };
  const { code, map } = compile(path);
  return { code, sourceMap: JSON.parse(readFileSync(map, 'utf8')) };
}

const neverLoaded = (code) => [
  {
    functionName: '',
    isBlockCoverage: true,
    ranges: [{ startOffset: 0, endOffset: code.length, count: 0 }],
  },
];

const shareOf = ({ covered, total }) => ({ covered, total });
