import { parseArgs } from 'node:util';
import { StartupError } from '../kernel/errors/index.ts';

/** The organisation to generate. */
export interface SeedOptions {
  /** How many people work there. */
  readonly people: number;
  /** How many goals they have in the current quarter. */
  readonly goals: number;
  readonly subdomain: string;
  readonly name: string;
}

const USAGE = 'npm run seed -- [--people 1000] [--goals 4000] [--subdomain large] [--name "Large Inc."]';
const DEFAULT_PEOPLE = 1000;
const GOALS_PER_PERSON = 4;
/** With fewer, there would not be enough places for the demo accounts. */
const MIN_PEOPLE = 20;
const MAX_ROWS = 5_000_000;

function readCount(name: string, text: string, min: number): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= min && count <= MAX_ROWS) return count;
  throw new StartupError(`--${name} must be a whole number from ${min} to ${MAX_ROWS}, not '${text}'.`);
}

function readFlags(args: readonly string[]): Readonly<Record<string, string | undefined>> {
  const text = { type: 'string' } as const;
  try {
    const options = { people: text, goals: text, subdomain: text, name: text };
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new StartupError(`The arguments cannot be read. ${USAGE}`);
  }
}

/**
 * Reads the command line of `npm run seed`.
 *
 * @throws StartupError with one sentence that names the argument and its allowed values
 */
export function parseSeedOptions(args: readonly string[]): SeedOptions {
  const flags = readFlags(args);
  const people = readCount('people', flags['people'] ?? String(DEFAULT_PEOPLE), MIN_PEOPLE);
  const goals = readCount('goals', flags['goals'] ?? String(people * GOALS_PER_PERSON), 0);
  const subdomain = flags['subdomain'] ?? `org-${people}`;
  if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(subdomain)) {
    throw new StartupError(
      `--subdomain must be lower-case letters, digits and inner hyphens, not '${subdomain}'.`,
    );
  }
  return { people, goals, subdomain, name: flags['name'] ?? `Organisation of ${people}` };
}
