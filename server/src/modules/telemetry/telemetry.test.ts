import type { BodyOf } from '@cadence/shared-contract';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sumUses, type ReleaseUse, type RemoteRelease } from '../../kernel/telemetry/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import { makeRegistry, makeSigner } from '../../testing/signed-registry.ts';

type Report = BodyOf<'telemetry.report'>;
const EMPTY: Report = { Loaded: [], Failed: [], Vitals: [] };
const GOALS = { Remote: 'goals', Version: '1.4.0' };
const FAILURE: Report['Failed'][number] = {
  ...{ ...GOALS, Phase: 'module', Class: 'TypeError', Message: 'It broke.', Incident: 'abcd1234' },
};

const signer = makeSigner();
let t: TestApp;
let folder: string;

function release(goals: string, revision: number): void {
  const registry = makeRegistry(signer, { versions: { goals }, head: { revision } });
  mkdirSync(path.join(folder, 'registries'), { recursive: true });
  writeFileSync(path.join(folder, 'registries/production.json'), JSON.stringify(registry));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cadence-telemetry-'));
  release('1.4.0', 7);
  const provides = { '@cadence/shared-contract': '3.1.0' };
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify({ scripts: [], fonts: [], provides }));
  t = await startTestApp({
    RELEASES_DIR: folder,
    SHELL_DIR: folder,
    RELEASE_PUBLIC_KEYS: signer.key,
  });
  await t.app.http.inject('/registry.json');
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

async function person() {
  const tenant = await makeTenant(t.app.db);
  const { Token: token } = await t.login(await makePerson(t.app.db, tenant.id), tenant);
  return {
    report: (report: Partial<Report>) =>
      t.call('telemetry.report', { body: { ...EMPTY, ...report } }, { token }),
  };
}

/** Everybody's use of a release. */
const usesOf = (release: RemoteRelease): ReleaseUse =>
  sumUses(t.app.kernel.remoteHealth.read(release).values());

/** The samples of a metric whose labels contain the text, without the name. */
async function samples(name: string, containing = ''): Promise<readonly string[]> {
  const text = await t.app.kernel.metrics.registry.metrics();
  return text.split('\n').flatMap((line) => {
    const isMeant = line.startsWith(`${name}{`) && line.includes(containing);
    return isMeant ? [line.slice(name.length)] : [];
  });
}

test('a report is answered without content and is counted by remote and version', async () => {
  const { report } = await person();
  const answer = await report({
    Loaded: [{ ...GOALS, Part: 'entry', Milliseconds: 120 }],
    Failed: [FAILURE],
    Vitals: [
      { ...GOALS, Page: 'goals:list', Vital: 'LCP', Value: 1_900 },
      { ...GOALS, Page: 'goals:list', Vital: 'CLS', Value: 0.02 },
      { Remote: 'shell', Version: '3.1.0', Page: 'shell:home', Vital: 'INP', Value: 90 },
    ],
  });
  expect(answer.status).toBe(204);
  expect(await samples('cadence_remote_load_seconds_sum')).toEqual([
    '{remote="goals",version="1.4.0",part="entry"} 0.12',
  ]);
  expect(await samples('cadence_remote_failures_total')).toEqual([
    '{remote="goals",version="1.4.0",phase="module",class="TypeError"} 1',
  ]);
  expect(await samples('cadence_web_vital_seconds_sum')).toEqual([
    '{remote="goals",version="1.4.0",page="goals:list",vital="LCP"} 1.9',
    '{remote="shell",version="3.1.0",page="shell:home",vital="INP"} 0.09',
  ]);
  expect(await samples('cadence_web_layout_shift_sum')).toEqual([
    '{remote="goals",version="1.4.0",page="goals:list"} 0.02',
  ]);
});

test('names that nobody has released are counted as others, whatever a page makes up', async () => {
  const { report } = await person();
  await report({
    Failed: [
      { ...FAILURE, Version: '9.9.9' },
      { ...FAILURE, Remote: 'made-up', Class: 'VeryOwnError' },
      { ...FAILURE, Version: 'override' },
    ],
    Vitals: [{ ...GOALS, Page: '/v3/goals/12', Vital: 'TTFB', Value: 40 }],
  });
  expect(await samples('cadence_remote_failures_total', 'other')).toEqual([
    '{remote="goals",version="other",phase="module",class="TypeError"} 2',
    '{remote="other",version="other",phase="module",class="other"} 1',
  ]);
  expect(await samples('cadence_web_vital_seconds_count', 'TTFB')).toEqual([
    '{remote="goals",version="1.4.0",page="other",vital="TTFB"} 1',
  ]);
  expect(usesOf({ remote: 'made-up', version: '1.4.0' }).people).toBe(0);
});

test('a release is healthy for some people and fails for others; each counts once', async () => {
  const [works, fails] = [await person(), await person()];
  const release = { remote: 'goals', version: '1.4.0' };
  const before = usesOf(release);
  await works.report({ Loaded: [{ ...GOALS, Part: 'module', Milliseconds: 30 }] });
  await fails.report({ Failed: [FAILURE, { ...FAILURE, Phase: 'render' }] });
  await fails.report({ Failed: [FAILURE] });
  expect(usesOf(release)).toEqual({ people: before.people + 2, failing: before.failing + 1 });
  expect(await samples('cadence_remote_people')).toEqual([
    `{remote="goals",version="1.4.0",outcome="works"} ${before.people - before.failing + 1}`,
    `{remote="goals",version="1.4.0",outcome="fails"} ${before.failing + 1}`,
  ]);
});

test('a tab that still has the release from before the last one is counted by it', async () => {
  const { report } = await person();
  release('1.5.0', 8);
  await t.app.http.inject('/registry.json');
  const failure = { ...FAILURE, Phase: 'manifest' } as const;
  await report({ Failed: [failure, { ...failure, Version: '1.5.0' }] });
  expect(await samples('cadence_remote_failures_total', 'manifest')).toEqual([
    '{remote="goals",version="1.4.0",phase="manifest",class="TypeError"} 1',
    '{remote="goals",version="1.5.0",phase="manifest",class="TypeError"} 1',
  ]);
});

test('more than 60 reports of one person in a minute are refused, nobody is signed out, and others may go on', async () => {
  const [eager, other] = [await person(), await person()];
  for (let sent = 0; sent < 60; sent += 1) expect((await eager.report({})).status).toBe(204);
  const refused = await eager.report({});
  expect(refused).toMatchObject({ status: 429, problem: { code: 'rate_limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await other.report({})).status).toBe(204);
  t.clock.advance(60_000);
  expect((await eager.report({})).status).toBe(204);
});

test.each([
  ['too many entries', { Failed: Array.from({ length: 101 }, () => FAILURE) }],
  ['a long message', { Failed: [{ ...FAILURE, Message: 'x'.repeat(201) }] }],
  ['a time that cannot be', { Loaded: [{ ...GOALS, Part: 'entry', Milliseconds: 3_600_001 }] }],
  ['a time before the start', { Loaded: [{ ...GOALS, Part: 'entry', Milliseconds: -1 }] }],
] as [string, Partial<Report>][])('%s is refused', async (_what, wrong) => {
  const { report } = await person();
  expect((await report(wrong)).status).toBe(400);
});

test('without a session nothing is taken', async () => {
  expect((await t.call('telemetry.report', { body: EMPTY })).status).toBe(401);
});
