import { SUBJECTS } from '../src/tags.ts';
import { RunError } from './run-error.ts';

export const HELP = `npm run e2e -- [files] [options]

  --with goals@1.4.0,people@local   which version of a remote pages show: a released one, or the build of this clone;
                                    all@local for all of them. Every other remote as it is in use
  --url https://staging.example.com a deployed platform instead of one that is started here; with more than one
                                    organisation 'https://{tenant}.staging.example.com'
  --tag goals                       files about a remote (or shell, server, storybook); several with commas; local for
                                    those that need this machine
  --requirement GOAL-041            tests that name a requirement: also GOAL-041..050, GOAL for an area, with commas
  --headed, --workers 1, -g, …      everything else is for Playwright

Released versions come from RELEASES_STORE, else RELEASES_DIR, else dist/releases ('npm run release -- list').
With --url, tests use organisations of their own: made on E2E_OPERATOR_DATABASE_URL (or E2E_OPERATOR_DATA_DIR), the
platform's database; or E2E_ORGANISATIONS, names of prepared ones, with E2E_PASSWORD. See docs/qa.md.

Traces and videos of failures are kept. Afterwards artifacts/reports/requirements.html says what is proven.`;

/** A version that is asked for: `local` is the build of this clone. */
export interface VersionWish {
  readonly remote: string;
  readonly version: string;
}

export interface RunOptions {
  readonly isHelp: boolean;
  readonly wishes: readonly VersionWish[];
  /** With `{tenant}` for the organisation, or of one organisation; null for a platform of this machine. */
  readonly url: string | null;
  readonly tags: readonly string[];
  readonly requirements: readonly string[];
  /** Files and options for Playwright, in their order. */
  readonly rest: readonly string[];
}

const VALUES = ['with', 'url', 'tag', 'requirement'] as const;
type ValueName = (typeof VALUES)[number];

const isOwn = (name: string | undefined): name is ValueName => VALUES.some((own) => own === name);

/** @throws RunError */
export function parseOptions(args: readonly string[]): RunOptions {
  const given: Record<ValueName, string[]> = { with: [], url: [], tag: [], requirement: [] };
  const rest: string[] = [];
  const left = [...args];
  for (let argument = left.shift(); argument !== undefined; argument = left.shift()) {
    const [, name, value] = /^--([a-z]+)(?:=(.*))?$/s.exec(argument) ?? [];
    if (isOwn(name)) given[name].push(...listOf(name, value ?? left.shift()));
    else rest.push(argument);
  }
  if (given.url.length > 1) throw new RunError('--url can be given once.');
  const [url] = given.url;
  return {
    isHelp: rest.includes('--help'),
    wishes: given.with.map(readWish),
    url: url === undefined ? null : readUrl(url),
    tags: given.tag.map(readTag),
    requirements: given.requirement,
    rest,
  };
}

function listOf(name: string, value: string | undefined): readonly string[] {
  const parts = (value ?? '').split(',').map((part) => part.trim());
  if (value?.startsWith('--') || parts.includes(''))
    throw new RunError(`--${name} needs a value. See --help.`);
  return parts;
}

/** What `--with` says. @throws RunError */
export const readWishes = (text: string): readonly VersionWish[] => listOf('with', text).map(readWish);

function readWish(text: string): VersionWish {
  const [, remote, version] = /^([a-z][a-z0-9-]*)@([\w.+-]+)$/.exec(text) ?? [];
  if (remote === undefined || version === undefined)
    throw new RunError(`--with takes goals@1.4.0 or goals@local, not '${text}'.`);
  if (remote === 'all' && version !== 'local')
    throw new RunError(`Remotes have versions of their own: all@local is possible, '${text}' is not.`);
  return { remote, version };
}

function readTag(text: string): string {
  const tag = text.replace(/^@/, '');
  const known = [...SUBJECTS, 'local'];
  if (!known.includes(tag)) throw new RunError(`There is no tag '${tag}': ${known.join(', ')}.`);
  return tag;
}

function readUrl(text: string): string {
  const sample = text.replace('{tenant}', 'acme');
  if (!URL.canParse(sample) || !/^https?:$/.test(new URL(sample).protocol))
    throw new RunError(`--url takes an address such as https://staging.example.com, not '${text}'.`);
  const { pathname, search, username } = new URL(sample);
  if (pathname !== '/' || search !== '' || username !== '')
    throw new RunError(`--url takes an address without a path or a name in it, not '${text}'.`);
  return text.replace(/\/$/, '');
}
