/** `npm test -- --why <file>`: what the results of a test file rest on, and what is known of them. */
import { CliError } from '../cli-error.mjs';
import { openSpecProof, openUnitProof } from './run-unproven.mjs';

/** @typedef {import('./proven.mjs').Standing} Standing */

/**
 * @param {string} file path inside the repository
 * @param {object} env of the tests, as for the run that is asked about
 * @throws {CliError} for what is no test
 */
export async function explain(file, env) {
  if (!/\.(test|spec)\.[a-z]+$/.test(file)) throw new CliError(`${file} is no test file.`);
  const proof = await (file.endsWith('.spec.ts') ? openSpecProof : openUnitProof)({ env });
  const standings = proof.look(file);
  console.log(describe(file, standings));
}

/**
 * @param {string} file
 * @param {Standing[]} standings
 * @returns {string}
 */
export function describe(file, standings) {
  if (standings.length === 0) return `${file} has not run on this machine with what it rests on now.`;
  return standings
    .map(({ test, opened, inputs, result }) => {
      const remotes = opened.length > 0 ? `, with the remotes ${opened.join(', ')}` : '';
      return [
        `${[file, test].filter(Boolean).join(' › ')}: ${result ? `passed on ${result.at}` : 'runs'}`,
        `  rests on ${inputs.length} files${remotes}:`,
        ...countByFolder(inputs),
      ].join('\n');
    })
    .join('\n');
}

/** Hundreds of paths say less than how many there are in each package. */
function countByFolder(inputs) {
  const counts = Map.groupBy(inputs, (path) => (path.includes('/') ? path.split('/', 2).join('/') : '.'));
  return [...counts].map(([folder, files]) => `  ${String(files.length).padStart(6)}  ${folder}`);
}
