/** Runs those tests of a suite that are not proven, keeps what passed, and counts the others with them. */
import { writeFileSync } from 'node:fs';
import { runJest, runPlaywright } from '../suites.mjs';
import { at } from '../workspace.mjs';
import { remotesOpened } from './remotes-opened.mjs';

/** @typedef {ReturnType<typeof import('./proven.mjs').openProof>} Proof */

/**
 * @param {Proof} proof
 * @param {string[]} files
 * @param {Parameters<typeof runJest>[0]} how
 * @returns {Promise<import('../stages.mjs').Counts>}
 */
export async function runOpenUnits(proof, files, how) {
  const { open, known } = proof.split(files);
  if (open.length === 0) return withKnown(nothing, known);
  const counts = await runJest({ ...how, args: ['--runTestsByPath', ...open.map(({ file }) => file)] });
  proof.keep(counts.results ?? []);
  return withKnown(counts, known);
}

/**
 * @param {Proof} proof
 * @param {string[]} files
 * @param {Parameters<typeof runPlaywright>[0] & { always?: RegExp }} how `always`: files that run whatever is known
 * @returns {Promise<import('../stages.mjs').Counts>}
 */
export async function runOpenSpecs(proof, files, { always, env, ...how }) {
  const { open, known } = proof.split(files, always);
  if (open.length === 0) return withKnown(nothing, known);
  const opened = remotesOpened();
  const args = [...open.map(({ file }) => file.replace(/^e2e\//, '')), ...withoutProven(open)];
  const counts = await runPlaywright({ ...how, args, env: { ...env, ...opened.env } });
  proof.keep((counts.results ?? []).map((one) => ({ ...one, opened: opened.by(one.file, one.test) })));
  return withKnown(counts, known);
}

/** @returns {string[]} arguments by which Playwright leaves out what is proven of files that run */
function withoutProven(open) {
  const lines = open.flatMap(({ without }) => without);
  if (lines.length === 0) return [];
  const path = at('artifacts/reports/proven-tests.txt');
  writeFileSync(path, lines.join('\n'));
  return ['--test-list-invert', path];
}

const nothing = { passed: 0, failed: 0 };

/** How many were proven now and how many before, in one count. */
function withKnown(counts, known) {
  const before = known.reduce((total, { passed }) => total + passed, 0);
  if (before === 0) return counts;
  const said = `${counts.passed} now, ${before} before with the same contents`;
  return { ...counts, passed: counts.passed + before, note: [said, counts.note].filter(Boolean).join(', ') };
}
