/**
 * `npm test -- --coverage`: which lines and branches of each package the unit tests execute. What was counted is kept in
 * artifacts/coverage, so that the run on PostgreSQL adds to the one on the embedded database before it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { coveredPackages, listSources } from './coverage-sources.mjs';
import { at, root } from './workspace.mjs';

const folder = at('artifacts/coverage');

/** Where processes write what they counted, until the run has ended. */
const raw = join(folder, 'raw');

/** Lines and branches of every file, to compare with those of another run. */
const reportPath = 'artifacts/reports/coverage.json';

/** Runs whose counts are added up; the first begins afresh. */
const RUNS = ['embedded', 'postgres'];

/**
 * @param {{ database?: string }} options
 * @returns {import('./watchers.mjs').Watcher}
 */
export function watchCoverage({ database = 'embedded' }) {
  if (database === 'embedded') rmSync(folder, { recursive: true, force: true });
  rmSync(raw, { recursive: true, force: true });
  mkdirSync(raw, { recursive: true });
  const preload = pathToFileURL(at('tooling/jest/coverage-preload.mjs'));
  preload.searchParams.set('folder', `${pathToFileURL(raw).href}/`);
  return { preload: preload.href, judge: async () => ({ lines: await report(database), failures: [] }) };
}

async function report(database) {
  const { countFile, mergeFunctions } = await import('./coverage-count.mjs');
  const merge = (scripts) => mergeScripts(scripts, mergeFunctions);
  const counted = merge(readdirSync(raw).flatMap((name) => readList(join(raw, name))));
  const kept = counted.map((script) => ({ ...script, hash: hashOf(script.file) }));
  writeFileSync(join(folder, `${database}.json`), JSON.stringify(kept));
  rmSync(raw, { recursive: true });
  const runs = RUNS.filter((run) => existsSync(join(folder, `${run}.json`)));
  const all = merge(runs.flatMap((run) => readList(join(folder, `${run}.json`)).filter(isCurrent)));
  const functions = new Map(all.map((script) => [script.file, script.functions]));
  const files = {};
  for (const file of listSources()) files[file] = await countFile(file, functions.get(file));
  mkdirSync(at('artifacts/reports'), { recursive: true });
  writeFileSync(at(reportPath), JSON.stringify(files, null, 2));
  return [
    `Coverage by the unit tests (${runs.join(' and ')}); each file in ${reportPath}:`,
    ...tableOf(files, coveredPackages),
  ];
}

const readList = (path) => JSON.parse(readFileSync(path, 'utf8'));

const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');

/** Positions in a text that has changed since mean nothing. */
const isCurrent = ({ file, hash }) => existsSync(join(root, file)) && hashOf(file) === hash;

/**
 * @param {{ file: string, functions: object[] }[]} scripts any number for a file
 * @param {(several: object[][]) => object[]} mergeFunctions
 * @returns {{ file: string, functions: object[] }[]} one for each file
 */
export function mergeScripts(scripts, mergeFunctions) {
  const byFile = Map.groupBy(scripts, ({ file }) => file);
  return Array.from(byFile, ([file, several]) => ({
    file,
    functions: mergeFunctions(several.map(({ functions }) => functions)),
  }));
}

/**
 * @param {Record<string, import('./coverage-count.mjs').Counted>} files
 * @param {string[]} names of packages
 * @returns {string[]} lines of a table: a row for each package
 */
export function tableOf(files, names) {
  const rows = names.map((name) => {
    const ofPackage = Object.entries(files).flatMap(([file, counted]) =>
      file.startsWith(`${name}/`) ? [counted] : [],
    );
    const cells = ['lines', 'branches'].map((key) => percent(ofPackage.map((counted) => counted[key])));
    return [name, ...cells];
  });
  const table = [['package', 'lines', 'branches'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column].length)));
  return table.map(([name, ...cells]) =>
    [name.padEnd(widths[0]), ...cells.map((cell, i) => cell.padStart(widths[i + 1]))].join('  '),
  );
}

/** Rounded down: 100 % is all of it. */
function percent(shares) {
  const covered = shares.reduce((sum, share) => sum + share.covered, 0);
  const total = shares.reduce((sum, share) => sum + share.total, 0);
  const share = total === 0 ? 100 : Math.floor((covered / total) * 1000) / 10;
  return `${share.toFixed(1)} % (${covered}/${total})`;
}
