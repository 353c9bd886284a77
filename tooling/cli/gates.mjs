/**
 * The static gates. Each reads a whole repository and counts as one test; each takes the folder to read, so
 * that gates.test.mjs can show it a planted violation.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStrayClassNames } from './class-names.mjs';
import { findUnsetProperties } from './custom-properties.mjs';
import { runNode } from './process.mjs';
import { proveOnce } from './proof/prove-once.mjs';
import { gate } from './stages.mjs';
import { at, root, script } from './workspace.mjs';

/** @typedef {(cwd: string, options?: { show?: boolean }) => Promise<{ code: number, output: string }>} Gate */

/** For programs in Go, which spend a third of their time on tidying up their memory unless they may keep some. */
const roomy = { GOGC: '400', GOMEMLIMIT: '2GiB' };

/** @type {Record<string, Gate>} */
export const gates = {
  lint: checkLint,
  format: (cwd, options) => runNode([script('oxfmt'), '--list-different', '.'], { cwd, ...options }),
  types: checkTypes,
  'dependency rules': checkDependencies,
  'class names': checkClassNames,
  contract: (cwd, options) => runNode([at('tooling/contract-report/main.ts'), cwd], { cwd, ...options }),
  'unused code': (cwd, options) => runNode([script('knip'), '--no-progress'], { cwd, ...options }),
};

/**
 * @param {{ fresh?: boolean }} [options] `fresh`: also what passed with these contents before
 * @returns {import('./stages.mjs').Group[]} all gates, on this repository
 */
export const gateStages = (options) => [
  {
    name: 'all checks',
    sideBySide: Object.entries(gates).map(([name, run]) => ({
      name,
      run: () => proveOnce(name, gate(name, () => run(root, { show: false })).run, options),
    })),
  },
];

/** Code by oxlint, sheets by stylelint. */
function checkLint(cwd, options) {
  const sheets = [script('stylelint'), '**/*.css', '--allow-empty-input', '--config-basedir', root];
  return runAll([[script('oxlint')], [...sheets, '--formatter', 'unix']], { cwd, env: roomy, ...options });
}

function checkTypes(cwd, options) {
  // A second thread checks again what the first has seen, and another gate keeps the other core busy.
  const args = [script('typescript', 'tsc'), '--singleThreaded', '-p'];
  return runAll(
    writePrograms(cwd).map((program) => [...args, program]),
    { cwd, env: roomy, ...options },
  );
}

/** One after the other, even after one failed. */
async function runAll(commands, options) {
  const all = { code: 0, output: '' };
  for (const args of commands) {
    const { code, output } = await runNode(args, options);
    all.code ||= code;
    all.output += output;
  }
  return all;
}

/**
 * One program for all packages that are compiled by the same options: they import each other's sources, which one program
 * for each package would check again and again.
 * @returns {string[]} paths of the programs' configurations, inside the folder whose packages declare the compiler's types
 */
function writePrograms(cwd) {
  const packages = readdirSync(cwd)
    .filter((name) => existsSync(join(cwd, name, 'tsconfig.json')))
    .map((name) => readProject(join(cwd, name)));
  const folder = join(cwd, 'tooling/node_modules/.cache/types');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const groups = Map.groupBy(packages, ({ options }) => JSON.stringify(options));
  return [...groups.values()].map((group, n) => {
    const program = join(folder, `${n + 1}.json`);
    const include = group.flatMap((project) => project.include);
    const exclude = group.flatMap((project) => project.exclude);
    writeFileSync(program, JSON.stringify({ ...group[0].options, include, exclude }));
    return program;
  });
}

/** A package's compiler configuration with absolute paths; the files it covers are apart from the options. */
function readProject(folder) {
  const {
    include,
    exclude = ['node_modules', 'dist'],
    ...options
  } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'));
  const absolute = (path) => join(folder, path).replaceAll('\\', '/');
  return {
    options: { ...options, extends: absolute(options.extends) },
    include: include.map(absolute),
    exclude: exclude.map(absolute),
  };
}

/** Looks that nothing has, and names that look like nothing: classes, and custom properties. */
async function checkClassNames(cwd, { show = true } = {}) {
  const stray = [...findStrayClassNames(cwd), ...findUnsetProperties(cwd)];
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
