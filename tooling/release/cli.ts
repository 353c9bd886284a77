import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createFolderStore,
  listReleases,
  promote,
  publish,
  ReleaseError,
  rollback,
  setProvides,
  verifyReleases,
  type Store,
} from './index.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run release -- <command> [--releases <folder>]
  publish <package folder> [--no-promote]   release a remote's build and put it into use
  promote <remote> <version>                put a release into use
  rollback <remote>                         go back to the version in use before
  list                                      every release, with the ones in use
  verify                                    check everything in use against what was released
  provides [<provides.json>]                record what the shell's build provides
The folder is RELEASES_DIR, else dist/releases.`;

type Command = (store: Store, args: readonly string[], isPromoted: boolean) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  async publish(store, [folder], isPromoted) {
    const root = resolve(required(folder, 'package folder'));
    const { version: packageVersion } = await readJson<{ version: string }>(join(root, 'package.json'));
    const { name, version } = await publish(store, {
      dist: join(root, 'dist'),
      packageVersion,
      promote: isPromoted,
    });
    return say(`${name} ${version} is ${isPromoted ? 'in use' : 'released'}.`);
  },
  async promote(store, [name, version]) {
    await promote(store, required(name, 'remote'), required(version, 'version'));
    return say(`${name} ${version} is in use.`);
  },
  async rollback(store, [name]) {
    const { remotes } = await rollback(store, required(name, 'remote'));
    return say(`${name} is back at ${remotes[required(name, 'remote')]?.version}.`);
  },
  async list(store) {
    for (const { name, version, isInUse, isPrevious } of await listReleases(store))
      say(`${isInUse ? '*' : ' '} ${name} ${version}${isPrevious ? ' (previous)' : ''}`);
    return 0;
  },
  async verify(store) {
    const faults = await verifyReleases(store);
    for (const fault of faults) complain(fault);
    return faults.length > 0 ? 1 : say('Everything in use is what was released.');
  },
  async provides(store, [file = join(ROOT, 'shell/dist/provides.json')]) {
    for (const warning of await setProvides(store, await readJson(file))) complain(warning);
    return 0;
  },
};

function required(value: string | undefined, what: string): string {
  if (value === undefined) throw new ReleaseError(`The ${what} is missing.\n${USAGE}`);
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

function complain(line: string): 1 {
  process.stderr.write(`${line}\n`);
  return 1;
}

/** Runs the release command line; resolves to the exit code. */
export async function runReleaseCli(argv: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { releases: { type: 'string' }, 'no-promote': { type: 'boolean', default: false } },
    });
    const [name = '', ...args] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) return complain(USAGE);
    const folder = values.releases ?? process.env['RELEASES_DIR'] ?? join(ROOT, 'dist/releases');
    return await command(createFolderStore(resolve(folder)), args, !values['no-promote']);
  } catch (error) {
    if (error instanceof ReleaseError || error instanceof TypeError) return complain(error.message);
    throw error;
  }
}

if (import.meta.main) process.exitCode = await runReleaseCli(process.argv.slice(2));
