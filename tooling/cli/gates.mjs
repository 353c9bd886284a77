/**
 * The static gates. Each reads a whole repository and counts as one test; each takes the folder to read, so
 * that gates.test.mjs can show it a planted violation.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findStrayClassNames } from './class-names.mjs';
import { runNode } from './process.mjs';
import { gate } from './stages.mjs';
import { root, script } from './workspace.mjs';

/** @typedef {(cwd: string, options?: { show?: boolean }) => Promise<{ code: number, output: string }>} Gate */

/** @type {Record<string, Gate>} */
export const gates = {
  lint: (cwd, options) => runNode([script('oxlint')], { cwd, ...options }),
  format: (cwd, options) =>
    runNode([script('prettier'), '--check', '--log-level=warn', '.'], { cwd, ...options }),
  types: checkTypes,
  'dependency rules': checkDependencies,
  'class names': checkClassNames,
  'unused code': (cwd, options) => runNode([script('knip'), '--no-progress'], { cwd, ...options }),
};

/** @returns {import('./stages.mjs').Stage[]} all gates, on this repository */
export const gateStages = () => Object.entries(gates).map(([name, run]) => gate(name, () => run(root)));

/** Every package is checked, even after one failed. */
async function checkTypes(cwd, options) {
  const projects = readdirSync(cwd).filter((name) => existsSync(join(cwd, name, 'tsconfig.json')));
  const all = { code: 0, output: '' };
  for (const name of projects) {
    const { code, output } = await runNode([script('typescript', 'tsc'), '-p', name], { cwd, ...options });
    all.code ||= code;
    all.output += output;
  }
  return all;
}

/** Looks that nothing has, and names that look like nothing. */
async function checkClassNames(cwd, { show = true } = {}) {
  const stray = findStrayClassNames(cwd);
  const output = stray.join('\n');
  if (show && stray.length > 0) console.log(output);
  return { code: Math.min(stray.length, 1), output };
}

async function checkDependencies(cwd, { show = true } = {}) {
  const depcruise = script('dependency-cruiser', 'depcruise');
  const { code, output } = await runNode([depcruise, '--config', '.dependency-cruiser.cjs', '.'], {
    cwd,
    show: false,
  });
  // It warns that TypeScript 7 has no API to parse with; swc does the parsing here.
  const text = output.replace(/‼ missing-tsc-transpiler[\s\S]*?stable\.\n/, '').trim();
  if (show) console.log(text);
  return { code, output: text };
}
