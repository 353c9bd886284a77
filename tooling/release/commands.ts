import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ErrorBudget } from '@cadence/shared-contract/remote';
import { readBuildOutput } from './build-output.ts';
import { examine } from './doctor.ts';
import { examineFit, examineLive, type Fit } from './fit.ts';
import { findPrunable, KEPT_DAYS, listReleases, prune, verifyReleases } from './inspection.ts';
import { readOwnRegistry, readRegistry, type ReleaseTarget } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import { DEFAULT_BUDGET, promote, publish, resign, rollback, setProvides } from './releases.ts';
import { findPrunableShells, listShells, pruneShells, publishShell } from './shells.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SHELL = 'shell';

/** What was written behind the command, by name without the dashes. */
type Options = Readonly<Record<string, string | boolean | undefined>>;

interface Command {
  readonly usage: string;
  readonly what: string;
  /** At most so many words follow the command. */
  readonly takes: number;
  /** Resolves to the exit code. */
  readonly run: (target: ReleaseTarget, args: readonly string[], options: Options) => Promise<number>;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  publish: {
    usage: 'publish <remote | shell> [--no-promote]',
    what: 'release the build of a remote (its name, or its folder) and put it into use; keep that of the shell',
    takes: 1,
    run: runPublish,
  },
  check: {
    usage: 'check <remote | shell>',
    what: 'whether a build fits what is in use: what is required, what is provided',
    takes: 1,
    run: runCheck,
  },
  promote: {
    usage: 'promote <remote> <version> [--percentage 50] [--tenants acme,globex]',
    what: 'put a release into use, for everybody or for some; 1.2.0 is enough where it is the only one',
    takes: 2,
    run: runPromote,
  },
  rollback: {
    usage: 'rollback <remote>',
    what: 'end its rollout, or go back to the version in use before; needs no build',
    takes: 1,
    run: runRollback,
  },
  list: { usage: 'list [<remote>]', what: 'every release, with the ones in use', takes: 1, run: runList },
  verify: {
    usage: 'verify',
    what: 'check everything in use against what was released and signed',
    takes: 0,
    run: runVerify,
  },
  prune: {
    usage: `prune [--days ${KEPT_DAYS}] [--yes]`,
    what: 'list what nobody needs any more; --yes removes it',
    takes: 0,
    run: runPrune,
  },
  doctor: {
    usage: 'doctor [--url https://…]',
    what: 'examine key, store and releases, and whether a platform serves them',
    takes: 0,
    run: runDoctor,
  },
  resign: {
    usage: 'resign --from <public key>',
    what: 'sign again what the holder of that key has signed: it was replaced by yours',
    takes: 0,
    run: runResign,
  },
};

const WIDTH = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length));

export const HELP = [
  'Usage: npm run release -- <command>',
  ...Object.values(COMMANDS).map(({ usage, what }) => `  ${usage.padEnd(WIDTH)}  ${what}`),
  '',
  '  --store <folder | s3://bucket/prefix>   where releases are; else RELEASES_STORE, else RELEASES_DIR, else dist/releases',
  '  --env <name>                            whose registry; else RELEASES_ENVIRONMENT, else production',
  '  --budget-percentage 5 --budget-people 20   with publish and promote: when more than 5 of a hundred people have',
  '                                          trouble with the version, and at least 20 use it, the one before takes over',
  '',
  'RELEASE_SIGNING_KEY is the Ed25519 key that signs, as PEM or as a file; without it a key of this machine, which only',
  'a server on this machine trusts. A bucket is reached as the AWS SDK is configured (AWS_ACCESS_KEY_ID, AWS_ENDPOINT_URL_S3 …).',
].join('\n');

async function runPublish(target: ReleaseTarget, args: readonly string[], options: Options): Promise<number> {
  const named = required(args[0], 'remote');
  if (named === SHELL) return runPublishShell(target, options);
  const folder = findPackage(named);
  const { version: packageVersion } = await readJson<{ version: string }>(join(folder, 'package.json'));
  const { name, version } = await publish(target, {
    dist: join(folder, 'dist'),
    packageVersion,
    promote: false,
  });
  if (options['no-promote'] === true) return say(`${name} ${version} is released.`);
  const registry = await readRegistry(target.store, target.environment);
  const isFirst = registry?.head.value.remotes[name] === undefined;
  // Nobody has a version before it, so there is nobody who could wait for it with that.
  const { percentage, tenants, ...rest } = options;
  return runPromote(target, [name, version], isFirst ? rest : { percentage, tenants, ...rest });
}

/** A remote's build against the platform of the environment; the shell's build against every remote that is in use there. */
async function runCheck(target: ReleaseTarget, args: readonly string[]): Promise<number> {
  const named = required(args[0], 'remote');
  const registry = await readRegistry(target.store, target.environment);
  const fits =
    named === SHELL
      ? await examineLive(target, await readJson(join(ROOT, SHELL, 'dist/provides.json')))
      : [await checkBuild(findPackage(named), registry?.provides ?? {})];
  for (const { title, lines } of fits) say([title, ...lines].join('\n'));
  const unfit = fits.filter(({ isFit }) => !isFit);
  if (unfit.length > 0) complain(`${unfit.map(({ title }) => title).join(', ')} would not run.`);
  return unfit.length > 0 ? 1 : 0;
}

async function checkBuild(folder: string, provides: Readonly<Record<string, string>>): Promise<Fit> {
  const { descriptor } = await readBuildOutput(join(folder, 'dist'));
  return examineFit(`${descriptor.name} (this build)`, descriptor, provides);
}

/** The shell is in use where a server has it; remotes are admitted to what it provides from now on. */
async function runPublishShell(target: ReleaseTarget, options: Options): Promise<number> {
  const folder = join(ROOT, SHELL);
  const { version: packageVersion } = await readJson<{ version: string }>(join(folder, 'package.json'));
  // Whoever may not release here writes nothing.
  await readOwnRegistry(target);
  const { version, provides } = await publishShell(target, { dist: join(folder, 'dist'), packageVersion });
  say(`The shell ${version} is kept.`);
  if (options['no-promote'] === true) return 0;
  for (const warning of await setProvides(target, provides)) complain(warning);
  return say(`Remotes of ${target.environment} are admitted to what it provides.`);
}

/** `goals`, `mfe-goals` or a path. */
function findPackage(named: string): string {
  const candidates = [join(ROOT, `mfe-${named}`), join(ROOT, named), resolve(named)];
  const found = candidates.find((folder) => existsSync(join(folder, 'package.json')));
  if (found === undefined) throw new ReleaseError(`There is no remote ${named} here.`);
  return found;
}

async function runPromote(target: ReleaseTarget, args: readonly string[], options: Options): Promise<number> {
  const name = required(args[0], 'remote');
  const version = await findVersion(target, name, required(args[1], 'version'));
  const percentage = readNumber(options['percentage'], 'percentage', 100) ?? 100;
  const tenants = readList(options['tenants']);
  await promote(target, { name, version, percentage, tenants, budget: readBudget(options) });
  if (percentage === 100 && tenants.length === 0) return say(`${name} ${version} is in use.`);
  const whom = tenants.length === 0 ? 'everybody' : tenants.join(', ');
  return say(`${name} ${version} is in use for ${percentage} % of ${whom}.`);
}

/** The full version of one that was shortened. */
async function findVersion(target: ReleaseTarget, name: string, asked: string): Promise<string> {
  const versions = (await listReleases(target)).filter((release) => release.name === name);
  if (versions.some(({ version }) => version === asked)) return asked;
  const [only, ...others] = versions.filter(({ version }) => version.startsWith(`${asked}-`));
  if (!only) throw new ReleaseError(`There is no release ${asked} of ${name}.`);
  if (others.length === 0) return only.version;
  const all = [only, ...others].map(({ version }) => version).join(', ');
  throw new ReleaseError(`${asked} of ${name} was released several times: ${all}.`);
}

async function runRollback(target: ReleaseTarget, args: readonly string[]): Promise<number> {
  const name = required(args[0], 'remote');
  const { head } = await rollback(target, name);
  return say(`${name} is back at ${head.value.remotes[name]?.current}.`);
}

async function runList(target: ReleaseTarget, [only]: readonly string[]): Promise<number> {
  for (const { name, version, publishedAt, isInUse, isPrevious, rollout } of await listReleases(target)) {
    if (only !== undefined && name !== only) continue;
    const marks = [isPrevious && 'previous', rollout !== null && `rolled out to ${rollout}`].filter(Boolean);
    say(
      `${isInUse ? '*' : ' '} ${name} ${version}  ${publishedAt}${marks.length > 0 ? `  (${marks.join(', ')})` : ''}`,
    );
  }
  for (const { version, publishedAt } of await listShells(target.store))
    if (only === undefined || only === SHELL) say(`  ${SHELL} ${version}  ${publishedAt}`);
  return 0;
}

async function runVerify(target: ReleaseTarget): Promise<number> {
  if (!(await readRegistry(target.store, target.environment)))
    throw new ReleaseError(`${target.environment} has no registry in ${target.store.address}.`);
  const faults = await verifyReleases(target);
  for (const fault of faults) complain(fault);
  return faults.length > 0 ? 1 : say('Everything in use is what was released.');
}

async function runPrune(target: ReleaseTarget, _args: readonly string[], options: Options): Promise<number> {
  const days = readNumber(options['days'], 'number of days', 3_650) ?? KEPT_DAYS;
  if (days < KEPT_DAYS)
    throw new ReleaseError(`Releases are kept for at least ${KEPT_DAYS} days after they were in use.`);
  const age = { days, now: new Date() };
  const releases = await findPrunable(target, age);
  const shells = findPrunableShells(await listShells(target.store), age);
  for (const { name, version } of releases) say(`${name} ${version}`);
  for (const { version } of shells) say(`${SHELL} ${version}`);
  const count = releases.length + shells.length;
  if (count === 0) return say('There is nothing to remove.');
  if (options['yes'] !== true) return say(`${count} can be removed: add --yes.`);
  const removed = await prune(target.store, releases);
  await pruneShells(target.store, shells);
  return say(`${removed.length + shells.length} removed.`);
}

async function runDoctor(target: ReleaseTarget, _args: readonly string[], options: Options): Promise<number> {
  const { url } = options;
  const findings = await examine(target, typeof url === 'string' ? url : null);
  for (const { what, fault } of findings) say(fault === null ? `✓ ${what}` : `✗ ${what}\n  ${fault}`);
  return findings.some(({ fault }) => fault !== null) ? 1 : 0;
}

async function runResign(
  target: ReleaseTarget,
  _args: readonly string[],
  { from }: Options,
): Promise<number> {
  if (typeof from !== 'string')
    throw new ReleaseError(
      "Whose signatures are to be replaced is missing: --from <public key>. The 'doctor' of the old key names it, and so does RELEASE_PUBLIC_KEYS of the servers.",
    );
  const refused = await resign(target, from);
  for (const sentence of refused) complain(sentence);
  if (refused.length > 0) return 1;
  return say(`Everything is signed with ${target.signer.key}.`);
}

function readBudget(options: Options): ErrorBudget {
  return {
    percentage: readNumber(options['budget-percentage'], 'budget', 100) ?? DEFAULT_BUDGET.percentage,
    people: readNumber(options['budget-people'], 'number of people', 1_000_000) ?? DEFAULT_BUDGET.people,
  };
}

function readNumber(text: string | boolean | undefined, what: string, max: number): number | null {
  if (typeof text !== 'string') return null;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > max)
    throw new ReleaseError(`The ${what} must be a whole number from 1 to ${max}, not '${text}'.`);
  return value;
}

/** Empty for everybody: that is not written, so a list without a name in it is a mistake. */
function readList(text: string | boolean | undefined): readonly string[] {
  if (typeof text !== 'string') return [];
  const names = text.split(',').map((part) => part.trim());
  if (names.includes('')) throw new ReleaseError(`An organisation has no name in '${text}'.`);
  return names;
}

function required(value: string | undefined, what: string): string {
  if (value === undefined) throw new ReleaseError(`The ${what} is missing.\n${HELP}`);
  return value;
}

async function readJson<T>(file: string): Promise<T> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseError(`${file} cannot be read.`);
  });
  return JSON.parse(text) as T;
}

function say(line: string): 0 {
  process.stdout.write(`${line}\n`);
  return 0;
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
