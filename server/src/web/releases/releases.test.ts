import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServedRegistry } from '@cadence/shared-contract/remote';
import { makePerson, makeTenant, startTestApp, type TestApp } from '../../testing/index.ts';
import { makeRegistry, makeSigner } from '../../testing/signed-registry.ts';

const signer = makeSigner();
const OLD = '1.0.0-b.1';
const NEW = '2.0.0-b.2';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cadence-halts-'));
  mkdirSync(path.join(folder, 'registries'));
  const older = makeRegistry(signer, { versions: { goals: OLD } });
  const registry = makeRegistry(signer, {
    versions: { goals: NEW },
    track: { previous: OLD, budget: { percentage: 40, people: 3 } },
  });
  const entries = { goals: { ...older.entries['goals'], ...registry.entries['goals'] } };
  writeFileSync(path.join(folder, 'registries/production.json'), JSON.stringify({ ...registry, entries }));
  writeFileSync(path.join(folder, 'shell.json'), '{"scripts":[],"fonts":[],"provides":{}}');
  t = await startTestApp({ RELEASES_DIR: folder, SHELL_DIR: folder, RELEASE_PUBLIC_KEYS: signer.key });
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

const served = async (): Promise<ServedRegistry> => (await t.app.http.inject('/registry.json')).json();

test('a version that too many people report as failing is taken back from all organisations', async () => {
  expect((await served()).remotes['goals']?.value.version).toBe(NEW);
  const tenants = [await makeTenant(t.app.db), await makeTenant(t.app.db)] as const;
  const of = { Remote: 'goals', Version: NEW };
  const failure = {
    ...of,
    Phase: 'render',
    Class: 'Error',
    Message: 'It broke.',
    Incident: 'abcd1234',
  } as const;
  const reports = [
    { tenant: tenants[0], Failed: [failure] },
    { tenant: tenants[0], Failed: [] },
    { tenant: tenants[1], Failed: [failure] },
  ];
  for (const { tenant, Failed } of reports) {
    expect((await served()).halted).toEqual([]);
    const { Token: token } = await t.login(await makePerson(t.app.db, tenant.id), tenant);
    const body = { Loaded: [{ ...of, Part: 'module', Milliseconds: 20 } as const], Failed, Vitals: [] };
    expect((await t.call('telemetry.report', { body }, { token })).status).toBe(204);
  }
  let now = await served();
  while (now.halted.length === 0) now = await served();
  expect(now).toMatchObject({
    halted: [`goals@${NEW}`],
    remotes: { goals: { value: { version: OLD } } },
  });
});
