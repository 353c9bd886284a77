import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DatabaseHandle } from '../../kernel/db/index.ts';
import { noteServedPort, openDatabase } from '../../kernel/db/index.ts';
import { jsonOf, runCommand } from '../testing/run-command.ts';

/** One process at a time can open the embedded database: a command, or a running server. */
describe('the embedded database', () => {
  let folder: string;
  let env: { readonly DATA_DIR: string };
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'cad-'));
    env = { DATA_DIR: path.join(folder, 'data') };
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const CEO = ['--time-zone', 'UTC', '--ceo-name', 'C', '--ceo-email', 'c@c.example'];
  const create = (name: string): Promise<unknown> =>
    jsonOf(['tenant', 'create', '--name', name, '--subdomain', name, ...CEO], { env });
  const subdomains = async (): Promise<readonly string[]> => {
    const { tenants } = await jsonOf<{ tenants: { subdomain: string }[] }>(['tenant', 'list'], { env });
    return tenants.map(({ subdomain }) => subdomain);
  };

  test('is not created by a command that only reads', async () => {
    const { code, err } = await runCommand(['tenant', 'list'], { env });
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('There is no embedded database in'),
    });
    expect(existsSync(env.DATA_DIR)).toBe(false);
  });

  test('is opened and closed by each command while no server runs', async () => {
    await create('stopped');
    expect(await subdomains()).toEqual(['stopped']);
    expect(existsSync(path.join(env.DATA_DIR, 'server.lock'))).toBe(false);
  });

  describe('of a running server', () => {
    let server: DatabaseHandle;
    beforeAll(async () => {
      server = await openDatabase({ mode: 'embedded', dataDir: env.DATA_DIR });
    });
    afterAll(() => server.close());

    const findName = (id: number): Promise<{ name: string } | undefined> =>
      server.transaction({ role: 'app', tenantId: null }, (db) =>
        db.selectFrom('tenants').select('name').where('id', '=', id).executeTakeFirst(),
      );

    test('is used through the server, which continues', async () => {
      await create('running');
      expect(await subdomains()).toEqual(['running', 'stopped']);
      expect(await findName(2)).toEqual({ name: 'running' });
    });

    test('links contain the port on which the server listens, unless TENANT_ORIGIN is set', async () => {
      noteServedPort(server.connection, 8123);
      const linkIn = async (more: Readonly<Record<string, string>>): Promise<string | undefined> => {
        const argv = ['user', 'invite', '--tenant', 'stopped', '--email', 'c@c.example'];
        const { out, err } = await runCommand(argv, { env: { ...env, ...more } });
        return /https?:\/\/[^/]+/.exec(out + err)?.[0];
      };
      expect(await linkIn({ PORT: '8080' })).toBe('http://stopped.localhost:8123');
      expect(await linkIn({ TENANT_ORIGIN: 'https://{tenant}.example.com' })).toBe(
        'https://stopped.example.com',
      );
    });

    test('is backed up through the server, and the command says so', async () => {
      const file = path.join(folder, 'running.gz');
      const backingUp = runCommand(['backup', file], { env });
      const meanwhile = await Promise.all(Array.from({ length: 50 }, () => findName(1)));
      expect(new Set(meanwhile.map((row) => row?.name))).toEqual(new Set(['stopped']));
      expect(await backingUp).toMatchObject({
        code: 0,
        err: 'A server is running on this database; its requests wait until the backup is done.\n',
      });
      expect((await runCommand(['restore', '--check', file])).code).toBe(0);
    });

    test('an interrupted command does not block the server', async () => {
      const argv = ['backup', path.join(folder, 'never.gz')];
      expect((await runCommand(argv, { env, signal: AbortSignal.abort() })).code).toBe(130);
      expect(await findName(1)).toEqual({ name: 'stopped' });
    });

    test('is not restored into', async () => {
      const { code, err } = await runCommand(['restore', path.join(folder, 'running.gz')], { env });
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('is in use by process') });
    });
  });
});
