import { COMMANDS, HELP } from './commands.ts';
import { openStore } from './open-store.ts';
import { parseArgs } from 'node:util';
import { join, resolve } from 'node:path';
import type { ReleaseTarget } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import { loadSigner } from './signer.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** One word, so that it can be the name of a file. */
const ENVIRONMENT = /^[a-z][a-z0-9-]{0,31}$/;

const OPTIONS = {
  store: { type: 'string' },
  env: { type: 'string' },
  'no-promote': { type: 'boolean', default: false },
  percentage: { type: 'string' },
  tenants: { type: 'string' },
  'budget-percentage': { type: 'string' },
  'budget-people': { type: 'string' },
  days: { type: 'string' },
  yes: { type: 'boolean', default: false },
  url: { type: 'string' },
  from: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

export interface TargetOptions {
  readonly store?: string | undefined;
  readonly env?: string | undefined;
}

/** Where to release, as options and environment say. @throws ReleaseError */
export async function openTarget({
  store,
  env: environment = process.env['RELEASES_ENVIRONMENT'] || 'production',
}: TargetOptions): Promise<ReleaseTarget> {
  if (!ENVIRONMENT.test(environment))
    throw new ReleaseError(
      `An environment is named by small letters, digits and hyphens, not '${environment}'.`,
    );
  const { RELEASES_STORE, RELEASES_DIR, RELEASE_SIGNING_KEY } = process.env;
  const address = store || RELEASES_STORE || RELEASES_DIR || join(ROOT, 'dist/releases');
  return { store: await openStore(address), signer: await loadSigner(RELEASE_SIGNING_KEY), environment };
}

/** Runs the release command line; resolves to the exit code. */
export async function runReleaseCli(argv: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options: OPTIONS });
    const [name = '', ...args] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (values.help || !command) {
      (values.help ? process.stdout : process.stderr).write(`${HELP}\n`);
      return values.help ? 0 : 1;
    }
    const unexpected = args[command.takes];
    if (unexpected !== undefined)
      throw new ReleaseError(`'${unexpected}' is one word too many: ${name} is written ${command.usage}`);
    const target = await openTarget(values);
    return await command.run(target, args, values);
  } catch (error) {
    if (!isForPeople(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** A folder that cannot be written to, a disk that is full: Node names what and where. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof ReleaseError ||
  error instanceof TypeError ||
  (error instanceof Error && 'syscall' in error);

// Whoever reads no further, such as `head`, has what they wanted.
if (import.meta.main)
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
if (import.meta.main) process.exitCode = await runReleaseCli(process.argv.slice(2));
