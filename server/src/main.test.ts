import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MAIN = path.join(import.meta.dirname, 'main.ts');

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

describe('the process', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  /** Compile cache, so that only the first process compiles. */
  const compiled = mkdtempSync(path.join(os.tmpdir(), 'cadence-main-compiled-'));
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'cadence-main-'));
  });
  afterAll(() => rmSync(compiled, { recursive: true, force: true }));
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });

  function run(environment: Readonly<Record<string, string>>): ChildProcess {
    const { PATH = '', NODE_OPTIONS = '' } = process.env;
    const env = {
      PATH,
      NODE_OPTIONS,
      NODE_COMPILE_CACHE: compiled,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'info',
      DATA_DIR: path.join(folder, 'data'),
    };
    const child = spawn(process.execPath, [MAIN], {
      env: { ...env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return child;
  }

  async function ended(child: ChildProcess): Promise<Ended> {
    let stderr = '';
    child.stderr?.on('data', (data: Buffer) => (stderr += data.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, stderr: stderr.trim() };
  }

  /** The address of a listening process, from its log. */
  async function address(child: ChildProcess): Promise<string> {
    let text = '';
    for await (const data of child.stdout ?? []) {
      text += String(data);
      const found = /Server listening at (http:[^"]+)"/.exec(text)?.[1];
      if (found) return found;
    }
    throw new Error(`the server did not start: ${text}`);
  }

  async function takenPort(): Promise<{ port: number; free(): void }> {
    const server = createServer().listen({ host: '127.0.0.1', port: 0 });
    await once(server, 'listening');
    return { port: (server.address() as AddressInfo).port, free: () => server.close() };
  }

  test('a port in use ends with one sentence and exit code 1, and creates nothing', async () => {
    const taken = await takenPort();
    const { code, stderr } = await ended(run({ PORT: String(taken.port) }));
    taken.free();
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `Port ${taken.port} is already in use; stop the other program or set PORT to another number.`,
    });
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });

  test.each([
    [{ PORT: 'eighty' }, "PORT must be a number from 0 to 65535, not 'eighty'."],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      /^The database of DATABASE_URL cannot be reached \(.*ECONNREFUSED.*\)\.$/,
    ],
    [{ REDIS_URL: 'redis://127.0.0.1:1' }, /^The Redis of REDIS_URL cannot be reached \(.*\)\.$/],
    [
      { NODE_ENV: 'production', CLOCK: '2026-01-01T00:00:00Z' },
      'CLOCK is for development and tests; it is refused in production.',
    ],
    [{ CLOCK: 'yesterday' }, "CLOCK must be an ISO instant such as 2026-10-05T09:00:00Z, not 'yesterday'."],
    [{ DEMO: 'maybe' }, "DEMO must be 'on' or 'off', not 'maybe'."],
    [
      { LOG_LEVEL: 'loud' },
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not 'loud'.",
    ],
    [{ DATA_DIR: '/proc/nothing' }, /^The data folder \/proc\/nothing cannot be written \(.*\)\.$/],
  ])('%j ends with one sentence and exit code 1', async (environment, sentence) => {
    const { code, stderr } = await ended(run(environment));
    expect(code).toBe(1);
    expect(stderr).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });

  test('a data folder that is a file ends with one sentence', async () => {
    writeFileSync(path.join(folder, 'data'), '');
    const { code, stderr } = await ended(run({}));
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The data folder .*data cannot be written \(.*\)\.$/);
  });

  describe('with an existing database', () => {
    let prepared: string;
    beforeAll(async () => {
      prepared = mkdtempSync(path.join(os.tmpdir(), 'cadence-main-prepared-'));
      const child = run({ DATA_DIR: path.join(prepared, 'data') });
      await address(child);
      const end = ended(child);
      child.kill('SIGTERM');
      expect((await end).code).toBe(0);
    });
    beforeEach(() => cpSync(prepared, folder, { recursive: true }));
    afterAll(() => rmSync(prepared, { recursive: true, force: true }));

    test.each([
      ['an exception', "throw new Error('planted')", 'uncaughtException'],
      ['a rejected promise', "void Promise.reject(new Error('planted'))", 'unhandledRejection'],
    ])(
      '[D-108] %s that is not caught is logged; the process drains and exits with 70',
      async (_what, code, origin) => {
        const plant = path.join(folder, 'plant.mjs');
        writeFileSync(plant, `process.on('SIGUSR2', () => setImmediate(() => { ${code}; }));`);
        const { NODE_OPTIONS = '' } = process.env;
        const child = run({ NODE_OPTIONS: `${NODE_OPTIONS} --import=${pathToFileURL(plant).href}` });
        let log = '';
        const isListening = Promise.withResolvers<unknown>();
        child.stdout?.on('data', (data: Buffer) => {
          log += data.toString();
          if (log.includes('Server listening')) isListening.resolve(null);
        });
        await isListening.promise;
        const end = ended(child);
        child.kill('SIGUSR2');
        expect((await end).code).toBe(70);
        const lines = log
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Record<string, unknown>);
        expect(lines.find(({ level }) => level === 60)).toMatchObject({
          origin,
          err: { message: 'planted' },
        });
        // Drained: the embedded database is closed and its folder is free.
        expect(readdirSync(path.join(folder, 'data'))).toEqual(['db']);
      },
    );

    test('a second process on the data folder is refused; after SIGTERM the first exits with 0 and frees it', async () => {
      const first = run({});
      const url = await address(first);
      // Under load its database may answer later than the timeout of a check.
      while ((await fetch(`${url}/health/ready`)).status !== 200) continue;
      const second = await ended(run({}));
      expect(second).toEqual({
        code: 1,
        stderr: `The data folder ${path.join(folder, 'data')} is in use by process ${String(first.pid)}; stop that process or set DATA_DIR to another folder.`,
      });
      const end = ended(first);
      first.kill('SIGTERM');
      expect((await end).code).toBe(0);
      expect(readdirSync(path.join(folder, 'data'))).toEqual(['db']);
    });
  });
});
