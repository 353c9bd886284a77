/** The options of `npm test`: its own, and what it passes on. */
import { CliError } from './cli-error.mjs';

export const usage = [
  'npm test -- [--only check|unit|build|e2e] [--database embedded|postgres] [further arguments]',
  'npm test -- --coverage [--database embedded|postgres] [further arguments]',
  'npm test -- --changed [revision] [--only …] [--database …]',
  'npm test -- --under-load[=seed] […]',
  'npm test -- --fresh [--renew-budget] [--database postgres]',
  'npm test -- --why <test file>',
].join('\n');

/** Own options with a value: what it may be. */
const VALUES = {
  only: ['check', 'unit', 'build', 'e2e'],
  database: ['embedded', 'postgres'],
};

/** Own options without a value, by the name of what they set. */
const FLAGS = { '--renew-budget': 'renew', '--coverage': 'coverage', '--fresh': 'fresh' };

/**
 * @typedef {{ only?: string, database?: string, renew: boolean, coverage: boolean, fresh: boolean, why?: string, changed?: { revision?: string },
 *   underLoad?: { seed?: string }, rest: string[] }} TestOptions rest: arguments for Jest or Playwright, in their order
 */

/**
 * An argument that is not known here belongs to the runner, with everything before or after it.
 * @param {string[]} args
 * @returns {TestOptions}
 * @throws {CliError} when they do not go together
 */
export function parseTestOptions(args) {
  const options = { renew: false, coverage: false, fresh: false, rest: [] };
  const left = [...args];
  while (left.length > 0) takeOption(options, left);
  if (options.coverage) options.only ??= 'unit';
  // What a run takes is known of one that proves everything.
  options.fresh ||= options.renew || options.coverage;
  refuseMixtures(options);
  return options;
}

/** Takes one option, or one argument of the runner, from the front of `left`. */
function takeOption(options, left) {
  const argument = left.shift();
  const [, name, value] = /^--([\w-]+)(?:=(.*))?$/.exec(argument) ?? [];
  if (Object.hasOwn(VALUES, name ?? '')) options[name] = oneOf(VALUES[name], value ?? left.shift());
  else if (Object.hasOwn(FLAGS, argument)) options[FLAGS[argument]] = true;
  else if (name === 'why') options.why = fileOf(value ?? left.shift());
  else if (name === 'changed') options.changed = { revision: value ?? takeRevision(left) };
  else if (name === 'under-load') options.underLoad = { seed: value };
  else options.rest.push(argument);
}

function oneOf(values, value) {
  if (!values.includes(value)) throw new CliError(usage);
  return value;
}

function fileOf(path) {
  if (!path) throw new CliError(usage);
  return path.replaceAll('\\', '/');
}

const takeRevision = (left) => (left[0]?.startsWith('-') ? undefined : left.shift());

/** What does not go together, and why. */
const REFUSED = [
  {
    isGiven: ({ coverage, only, changed }) => coverage && (only !== 'unit' || changed),
    reason: 'Coverage is of the unit tests, all or those that are named.',
  },
  {
    isGiven: ({ rest, changed, only }) => rest.length > 0 && (changed || !only),
    reason: 'Further arguments need --only, to know whom they are for.',
  },
  {
    isGiven: ({ renew, ...others }) =>
      renew &&
      (others.database === 'embedded' || ['only', 'changed', 'underLoad'].some((name) => others[name])),
    reason: 'A budget is for a whole run, on a quiet machine.',
  },
];

function refuseMixtures(options) {
  const refused = REFUSED.find(({ isGiven }) => isGiven(options));
  if (refused) throw new CliError(`${refused.reason} ${usage}`);
}

/**
 * @param {string[]} rest
 * @returns {boolean} whether they choose tests by a path, a project or a name, and do not only say how to run them
 */
export const namesTests = (rest) => rest.some((argument) => !/^-|^\d+%?$/.test(argument));
