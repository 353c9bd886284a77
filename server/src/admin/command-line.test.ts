import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runCommand } from './testing/run-command.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');

describe('the command line', () => {
  test.each([
    [[], 'Usage: npm run admin --'],
    [['tenant'], 'Usage: npm run admin -- tenant'],
  ])('%j prints the usage, and is a usage error', async (argv, words) => {
    expect(await runCommand(argv)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) });
  });

  test.each([
    [['--help'], 'move-to-postgres'],
    [['tenant', '--help'], 'deactivate'],
    [['tenant', 'create', '--help'], '--ceo-email <address>'],
    [['user', 'invite', '--help'], '--goal-manager'],
    [['backup', '--help'], 'whose requests wait until it is done'],
    [['restore', '--help'], 'no server may run on it'],
    [['move-to-postgres', '--help'], 'run it again'],
    [['seed', '--help'], '--people <count>'],
  ])('%j prints help without an error', async (argv, words) => {
    expect(await runCommand(argv)).toMatchObject({ code: 0, err: '', out: expect.stringContaining(words) });
  });

  test.each([
    [['fly'], "Unknown command 'fly'."],
    [['tenant', 'delete'], "Unknown command 'delete'."],
    [['backup', '--fast'], "Unknown option '--fast'."],
    [['restore'], "Missing required argument 'file'."],
    [['tenant', 'set', 'a', 'b'], "Too many arguments for 'set'. Expected 1 argument but got 2: a, b."],
    [['tenant', 'set', 'Big_Co', '--name', 'x'], /^The subdomain must be 1 to 63 lower-case letters/],
    [['seed', '--people', '3'], "--people must be a whole number from 20 to 5000000, not '3'."],
  ])('%j ends with a sentence and exit code 2', async (argv, sentence) => {
    const { code, out, err } = await runCommand(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trim()).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });

  test('with --json a refusal is also JSON', async () => {
    const env = { DATA_DIR: '/nowhere/at/all' };
    const { code, out, err } = await runCommand(['tenant', 'list', '--json'], { env });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(JSON.parse(err)).toEqual({
      code: 1,
      error:
        'There is no embedded database in /nowhere/at/all; set DATA_DIR, or DATABASE_URL for PostgreSQL.',
    });
  });

  test('with --json no questions are asked', async () => {
    const answers = [['Name', 'X\r']] as const;
    const env = { DATA_DIR: path.join(import.meta.dirname, 'nothing-here') };
    const { code } = await runCommand(['tenant', 'deactivate', 'x', '--json'], { env, answers });
    expect(code).not.toBe(0);
  });

  test('an invalid environment variable ends with a sentence', async () => {
    expect(await runCommand(['tenant', 'list'], { env: { DATABASE_URL: 'mysql://x' } })).toMatchObject({
      code: 1,
      err: 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.\n',
    });
  });

  test('as a process it has the same exit codes', async () => {
    const child = spawn(process.execPath, [MAIN, 'restore', '--check', '/nowhere.gz'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: 'There is no file /nowhere.gz.\n' });
  });
});
