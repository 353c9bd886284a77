/** The arguments of `npm run prove`. */
import { CliError } from '../cli-error.mjs';
import { NIGHTLY } from './nightly.mjs';

const width = Math.max(...Object.keys(NIGHTLY).map((name) => name.length));
export const usage = `npm run prove                            the last shells with every remote in use; -- --help says more
npm run prove -- all                     what npm test leaves to the night; or some of it by name:
${Object.entries(NIGHTLY)
  .map(([name, { proves }]) => `  ${name.padEnd(width)}  ${proves}`)
  .join('\n')}
npm run prove -- --changed [revision]    those whose inputs differ from the revision, or from what the last night proved
npm run prove -- all --fresh             also what this machine has proven for the same contents`;

/**
 * @typedef {{ shells: string[] } | { parts: string[], changed?: { revision?: string }, fresh: boolean }} ProveOptions
 *   `shells`: arguments of that program
 */

/**
 * @param {string[]} args
 * @returns {ProveOptions}
 * @throws {CliError} for what is no part
 */
export function parseProveOptions(args) {
  const [first = ''] = args;
  const isOfParts =
    args.includes('--changed') || args.includes('--fresh') || (first && !first.startsWith('-'));
  if (!isOfParts) return { shells: args };
  const left = args.filter((argument) => argument !== '--fresh');
  const fresh = left.length < args.length;
  const at = left.indexOf('--changed');
  const parts = at < 0 ? left : left.slice(0, at);
  const unknown = parts.find((name) => name !== 'all' && !Object.hasOwn(NIGHTLY, name));
  const [revision, ...more] = at < 0 ? [] : left.slice(at + 1);
  if (unknown !== undefined || more.length > 0)
    throw new CliError(`There is no part "${unknown ?? more[0]}" of the proof.\n${usage}`);
  const isAll = parts.length === 0 || parts.includes('all');
  return {
    parts: isAll ? Object.keys(NIGHTLY) : parts,
    ...(at >= 0 && { changed: { revision } }),
    fresh,
  };
}
