/**
 * What each test file reads of the repository while it runs, written as a line to the file that READS_REPORT names: by its
 * result stands what it was seen to read, and not only what its imports lead to (../cli/proof). What threads and other
 * processes read is not seen.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../cli/workspace.mjs';

const report = process.env.READS_REPORT;

/** By the kind of what is read: functions of `fs` whose first argument it is. */
const READING = {
  file: ['readFile', 'readFileSync', 'createReadStream', 'copyFile', 'copyFileSync'],
  folder: ['readdir', 'readdirSync', 'opendir', 'opendirSync'],
  tree: ['cp', 'cpSync'],
};

const append = fs.appendFileSync;
let seen = new Set();

if (report) {
  for (const [kind, names] of Object.entries(READING))
    for (const name of names)
      for (const owner of [fs, fs.promises]) watch(owner, name, (path) => note(kind, path));
  for (const [owner, name] of [
    [fs, 'globSync'],
    [fs.promises, 'glob'],
  ])
    watch(owner, name, (_, { cwd = process.cwd() } = {}) => note('tree', cwd));
  syncBuiltinESMExports();
}

function watch(owner, name, noting) {
  const original = owner[name];
  if (typeof original !== 'function') return;
  owner[name] = function watched(...args) {
    noting(...args);
    return original.apply(this, args);
  };
}

function note(kind, path) {
  const isPath = typeof path === 'string' || path instanceof URL;
  const inside = isPath && relative(root, path instanceof URL ? fileURLToPath(path) : join(path));
  const isOurs = isPath && inside !== '' && !inside.startsWith('..');
  if (isOurs && !/(^|[\\/])node_modules([\\/]|$)/.test(inside))
    seen.add(`${kind} ${inside.replaceAll(sep, '/')}`);
}

/** @param {string} path of the test file that has ended */
export function endOfReads(path) {
  if (!report) return;
  const file = relative(root, path).replaceAll(sep, '/');
  append(report, `${JSON.stringify({ file, reads: [...seen] })}\n`);
  seen = new Set();
}
