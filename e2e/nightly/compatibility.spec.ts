import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { openTarget, publish } from '../../tooling/release/index.ts';
import { integrityOf } from '../../tooling/integrity.ts';
import { gatherReleases, gatherShells } from '../proof/gather.ts';
import type { ProvenRelease, ProvenShell } from '../proof/proof.ts';
import { proveLineup } from '../proof/prove.ts';
import { describeProof } from '../proof/report.ts';
import { Stage } from '../proof/stage.ts';
import { expect } from '../src/expect.ts';
import { buildShippedRemote } from '../src/shipped-remote.ts';

const test = base.extend<{ readonly stage: Stage }>({
  stage: async ({}, use) => {
    const stage = new Stage(await mkdtemp(join(tmpdir(), 'cadence-proof-')));
    await use(stage);
    await stage.drop();
  },
});
// Two servers, and every page of every remote in each of two shells.
test.setTimeout(600_000);

/** Takes the place of what a remote's entry registers, with pages that show nothing. */
const DRAWS_NOTHING = `
let container;
Object.defineProperty(globalThis, 'cadence_shipped', {
  configurable: true,
  get: () => container,
  set(real) {
    const get = async (expose) => { await real.get(expose); return () => ({ default: () => null }); };
    container = { init: (...scope) => real.init(...scope), get };
  },
});
`;

/** A shell that looks as good as the one that it is made of, and draws nothing of one remote. */
async function makeOlderShell(stage: Stage, newest: ProvenShell): Promise<ProvenShell> {
  const folder = join(stage.folder, 'older');
  await cp(newest.folder, folder, { recursive: true });
  await writeFile(join(folder, 'assets/older.js'), DRAWS_NOTHING);
  const file = join(folder, 'shell.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { readonly scripts: readonly unknown[] };
  const script = { url: '/assets/older.js', integrity: integrityOf(DRAWS_NOTHING) };
  await writeFile(file, JSON.stringify({ ...manifest, scripts: [script, ...manifest.scripts] }));
  return { ...newest, version: '0.9.0-b.00000000', publishedAt: '2026-11-01T12:00:00.000Z', folder };
}

/** A remote beside the real ones, which fits every shell by what is written about it. */
async function addShipped(stage: Stage): Promise<ProvenRelease> {
  const shipped = await buildShippedRemote();
  const dist = join(await shipped.make({ version: '1.0.0', says: 'the first' }), 'dist');
  const { version, descriptor } = await publish(stage.target, {
    dist,
    packageVersion: '1.0.0',
    promote: false,
  });
  await shipped.drop();
  return { version, why: 'candidate', descriptor };
}

test('every remote works in the shell that is built; an older one that draws nothing of a remote is found out, and by nothing else than looking', async ({
  stage,
  browser,
}, testInfo) => {
  const from = await openTarget({});
  const [newest] = await gatherShells(from, stage);
  if (!newest) throw new Error('The shell is not built.');
  await stage.admitTo(newest);
  const live = await gatherReleases(from, stage, []);
  const lineup = Object.fromEntries(
    Object.entries(live).flatMap(([name, [release]]) => (release ? [[name, release]] : [])),
  );
  const shells = [newest, await makeOlderShell(stage, newest)];
  const cells = await proveLineup(
    { stage, browser, lineup: { ...lineup, shipped: await addShipped(stage) } },
    shells,
  );
  const proof = { environment: 'production', at: new Date().toISOString(), shells, cells };
  await testInfo.attach('compatibility.md', { body: describeProof(proof), contentType: 'text/markdown' });
  const wrong = cells.filter(({ state }) => state !== 'works');
  expect(wrong.map(({ shell, remote, state, faults }) => ({ shell, remote, state, faults }))).toEqual([
    { shell: '0.9.0-b.00000000', remote: 'shipped', state: 'fails', faults: ['/v3/shipped shows nothing'] },
  ]);
  expect(cells).toHaveLength(2 * 7);
});
