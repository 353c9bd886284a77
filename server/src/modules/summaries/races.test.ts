import { ScriptedEndpoint } from '../../kernel/model/testing/scripted-endpoint.ts';
import { startTestApp } from '../../testing/index.ts';
import { until } from '../../testing/until.ts';
import { sweepSummariesJob } from './index.ts';
import { honest, isWhole } from './testing/obedient-model.ts';
import type { SummaryWorld } from './testing/summary-world.ts';
import { savedOf, startSummaryWorld } from './testing/summary-world.ts';

const endpoint = new ScriptedEndpoint();
let world: SummaryWorld;
beforeAll(async () => {
  const baseUrl = await endpoint.listen();
  world = await startSummaryWorld(await startTestApp({ AI_BASE_URL: baseUrl, AI_MODEL: 'small' }));
  for (let place = 0; place < 3; place += 1)
    await world.addGoal({ title: `Goal of place ${place}`, outcome: 'Two of three sites moved.' });
});
afterAll(async () => {
  await world.t.close();
  await endpoint.close();
});
beforeEach(() => endpoint.reset());

const owner = () => world.as('owner');
const params = () => ({ periodId: world.periodId, audience: 'me' }) as const;
const ask = () => owner()('summaries.quarter', { params: params() });
const quarter = () => owner()('summaries.quarterAgain', { params: params() });
const progress = async () => (await owner()('summaries.progress', {})).ok;
const countSaved = async () => (await owner()('summaries.list', {})).ok.Summaries.length;

/** Runs some work while the first request to the model is pending. */
async function whileAsked(work: () => Promise<void>) {
  endpoint.script = (asked, index) => (index === 0 ? { hangs: 'before' } : honest(asked));
  const before = endpoint.asked.length;
  const answer = quarter();
  await until(() => endpoint.asked.length > before);
  await work();
  return answer;
}

test('[AI-007] progress can be read while a summary is written; before and after there is none', async () => {
  expect(await progress()).toBeNull();
  const answer = await whileAsked(async () => {
    expect(await progress()).toEqual({ Done: 0, Total: 4, Now: 'Goal of place 0' });
    await owner()('summaries.stop', {});
  });
  expect(answer.problem.code).toBe('conflict');
  expect(await progress()).toBeNull();
});

test('stopping aborts the request to the model at once, and nothing is saved', async () => {
  const before = await countSaved();
  const answer = await whileAsked(async () => {
    expect((await owner()('summaries.stop', {})).ok).toEqual({ Success: true });
  });
  expect(answer.problem).toMatchObject({
    status: 409,
    detail: 'This summary was stopped. Nothing was saved.',
  });
  expect(endpoint.asked).toHaveLength(1);
  expect(await countSaved()).toBe(before);
  const [request] = (await world.as('ceo')('summaries.usage', {})).ok.Requests;
  expect(request?.Outcome).toBe('cancelled');
});

test('a summary stopped by another process ends at its next step', async () => {
  const before = await countSaved();
  endpoint.script = honest;
  let isStopped = false;
  const remove = () =>
    world.t.app.db.transaction({ role: 'app', tenantId: world.tenant.id }, (db) =>
      db.deleteFrom('summary_runs').execute(),
    );
  let removed: Promise<unknown> = Promise.resolve();
  endpoint.onAsked = () => {
    if (isStopped) return undefined;
    isStopped = true;
    removed = remove();
    // The model answers after the row is removed.
    return removed.then(() => undefined);
  };
  const answer = await quarter();
  await removed;
  expect(answer.problem.code).toBe('conflict');
  expect(await countSaved()).toBe(before);
});

test('[AI-013] a summary is written once and kept; while one is written another is refused and stops nothing', async () => {
  const before = await countSaved();
  const begun = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  endpoint.script = honest;
  endpoint.onAsked = () => {
    begun.resolve();
    return answered.promise;
  };
  const first = quarter();
  await begun.promise;
  for (const later of [
    await quarter(),
    await owner()('summaries.year', { params: { year: 2026, audience: 'me' } }),
  ])
    expect(later.problem).toMatchObject({
      status: 409,
      detail: 'A summary is being written for you. Wait for it, or stop it first.',
    });
  answered.resolve();
  const written = (await first).ok;
  expect(written.Success).toBe(true);
  const asked = endpoint.asked.length;
  for (const kept of await Promise.all([ask(), ask(), ask()])) expect(kept.ok).toEqual(written);
  expect([endpoint.asked.length, await countSaved()]).toEqual([asked, before + 1]);
  expect(savedOf((await quarter()).ok).Id).not.toBe(savedOf(written).Id);
  expect(await progress()).toBeNull();
});

test('of concurrent summaries one is saved, and no run is left behind', async () => {
  endpoint.script = honest;
  const before = await countSaved();
  const statuses = (await Promise.all([quarter(), quarter()])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await countSaved()).toBe(before + 1);
  expect(await progress()).toBeNull();
});

test('stopping during the save either saves the summary or not', async () => {
  const before = await countSaved();
  endpoint.script = honest;
  let stop: Promise<unknown> = Promise.resolve();
  endpoint.onAsked = () => {
    if (endpoint.asked.some(isWhole)) stop = owner()('summaries.stop', {});
  };
  const answer = await quarter();
  await stop;
  expect([200, 409]).toContain(answer.status);
  expect(await countSaved()).toBe(before + (answer.status === 200 ? 1 : 0));
});

test('[D-3] of two concurrent edits of the same version one is saved', async () => {
  endpoint.script = honest;
  const { Id, UpdatedAt } = savedOf((await quarter()).ok);
  const save = (Summary: string) =>
    owner()('summaries.save', {
      params: { id: Id },
      body: { UpdatedAt, Parts: [{ Part: 'quarter', Id: world.periodId, Summary }] },
    });
  const statuses = (await Promise.all([save('One.'), save('Two.')])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a run of a dead process is not reported as progress, and is removed', async () => {
  const { tenant, people, t } = world;
  const values = { tenant_id: tenant.id, person_id: people.owner.id, total: 5, touched_at: t.clock.now() };
  await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, (db) =>
    db.insertInto('summary_runs').values(values).execute(),
  );
  expect(await progress()).toEqual({ Done: 0, Total: 5, Now: null });
  t.clock.advance(3_600_001);
  expect(await progress()).toBeNull();
  await sweepSummariesJob(t.app.db, t.clock).run();
  const left = await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, (db) =>
    db.selectFrom('summary_runs').selectAll().execute(),
  );
  expect(left).toEqual([]);
});
