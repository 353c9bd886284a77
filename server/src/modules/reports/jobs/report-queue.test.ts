import { LIMITS } from '@cadence/shared-contract';
import { until } from '../../../testing/until.ts';
import type { Call, JobWorld } from './testing/job-world.ts';
import { asking, startJobWorld, statesOf } from './testing/job-world.ts';
import { TestMaker } from './testing/test-maker.ts';

let world: JobWorld;
beforeAll(async () => {
  // Answers do not wait: the tests check what happens after them.
  world = await startJobWorld({ patience: 0, notedEvery: 5 });
});
afterEach(() => world.renew());
afterAll(() => world.close());

const MINUTE = 60_000;

async function ask(call: Call, ...searches: readonly string[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const search of searches) ids.push((await call('reports.start', { body: asking(search) })).body.Id);
  return ids;
}

const states = async (call: Call) => statesOf((await call('reports.jobs', {})).body.Jobs);

test('[D-96] two reports of a person run, others wait in order, and the list starts with the running ones', async () => {
  const { call } = await world.someone();
  await ask(call, 'hold 1', 'hold 2');
  const first = await world.maker.held('hold 1');
  const second = await world.maker.held('hold 2');
  await ask(call, 'third', 'fourth');
  expect(await states(call)).toEqual(['hold 1 running', 'hold 2 running', 'third waiting', 'fourth waiting']);
  world.t.clock.advance(MINUTE);
  first.release();
  // One of the two places is free: the waiting reports run in it one after the other.
  await until(() => world.maker.begun.includes('fourth'));
  second.release();
  await world.queue.settle();
  expect(world.maker.begun.slice(0, 2).toSorted()).toEqual(['hold 1', 'hold 2']);
  expect(world.maker.begun.slice(2)).toEqual(['third', 'fourth']);
  expect((await states(call)).toSorted()).toEqual([
    'fourth done',
    'hold 1 done',
    'hold 2 done',
    'third done',
  ]);
});

test('[D-96] ten may wait; the eleventh is refused, and cancelling one makes room again', async () => {
  const { call } = await world.someone();
  await ask(call, 'hold 1', 'hold 2');
  await world.maker.held('hold 2');
  const waiting = await ask(call, ...Array.from({ length: LIMITS.reportsWaiting }, (_, at) => `more ${at}`));
  const refused = await call('reports.start', { body: asking('too many') });
  expect([refused.status, refused.body['code']]).toEqual([429, 'rate_limited']);
  expect(refused.body['detail']).toBe(
    'Ten of your reports are waiting. Please wait until one of them is made, or cancel one.',
  );
  const { call: another } = await world.someone();
  expect((await another('reports.start', { body: asking('of another') })).status).toBe(200);
  await call('reports.cancel', { params: { id: waiting[0] ?? 0 }, body: {} });
  expect((await call('reports.start', { body: asking('now') })).status).toBe(200);
});

test('[D-96] concurrent windows also get ten places in total', async () => {
  const { call } = await world.someone();
  await ask(call, 'hold 1', 'hold 2');
  await world.maker.held('hold 2');
  const many = Array.from({ length: LIMITS.reportsWaiting + 3 }, (_, at) => asking(`window ${at}`));
  const answers = await Promise.all(many.map((body) => call('reports.start', { body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS.reportsWaiting);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
});

test('[D-96] nobody waits for the many reports of another person', async () => {
  const { call: heavy } = await world.someone();
  const { call: light } = await world.someone();
  const { call: newcomer } = await world.someone();
  await ask(heavy, 'hold 1', 'hold 2', 'heavy 3', 'heavy 4');
  const { release } = await world.maker.held('hold 1');
  await world.maker.held('hold 2');
  // A process runs one more than a person may have.
  await ask(light, 'hold light');
  await world.maker.held('hold light');
  await ask(newcomer, 'of a newcomer');
  expect(world.maker.begun.toSorted()).toEqual(['hold 1', 'hold 2', 'hold light']);
  release();
  await until(() => world.maker.begun.includes('heavy 4'));
  expect(world.maker.begun.slice(3)).toEqual(['of a newcomer', 'heavy 3', 'heavy 4']);
  for (const search of ['hold 2', 'hold light']) (await world.maker.held(search)).release();
  await world.queue.settle();
});

test('[D-96] a waiting or running report is cancelled immediately and leaves no file; a finished one stays', async () => {
  const { person, call } = await world.someone();
  const cancel = (id: number) => call('reports.cancel', { params: { id }, body: {} });
  const [running = 0, , waiting = 0] = await ask(call, 'hold 1', 'hold 2', 'third');
  const { making } = await world.maker.held('hold 1');
  expect((await cancel(waiting)).body).toMatchObject({ State: 'cancelled', StartedAt: null });
  expect((await cancel(running)).body).toMatchObject({ State: 'cancelled', FileName: null });
  expect(making.signal.aborted).toBe(true);
  expect((await cancel(running)).body).toMatchObject({ State: 'cancelled' });
  const { release } = await world.maker.held('hold 2');
  release();
  await world.queue.settle();
  expect(world.maker.begun).not.toContain('third');
  const [done = 0] = await ask(call, 'made');
  await world.queue.settle();
  const late = await cancel(done);
  expect([late.status, late.body['code']]).toEqual([409, 'conflict']);
  expect((await call('reports.download', { params: { id: running } })).status).toBe(404);
  expect(await world.pieces(person)).toBe(2);
});

test('[D-96] progress is stored while the report is made', async () => {
  const { person, call } = await world.someone();
  const [id = 0] = await ask(call, 'hold on');
  const { making, release } = await world.maker.held('hold on');
  making.progress(6_200, 10_000);
  let job = await world.row(person, id);
  while (job?.rows_done !== 6_200) job = await world.row(person, id);
  expect((await call('reports.job', { params: { id } })).body).toMatchObject({
    ...{ State: 'running', RowsDone: 6_200, RowsTotal: 10_000, Size: null },
  });
  release();
  await world.queue.settle();
});

test('[D-96] cancelling in another process ends the report in the process that makes it', async () => {
  const { call } = await world.someone();
  const maker = new TestMaker();
  const elsewhere = world.anotherQueue(maker);
  await world.queue.stop();
  const [id = 0] = await ask(call, 'hold there');
  elsewhere.nudge();
  const { making } = await maker.held('hold there');
  await call('reports.cancel', { params: { id }, body: {} });
  await until(() => making.signal.aborted);
  await elsewhere.settle();
  expect((await call('reports.job', { params: { id } })).body.State).toBe('cancelled');
  await elsewhere.stop();
});

test('[D-96] several processes on one database make each report once, and two of a person concurrently', async () => {
  const { call } = await world.someone();
  const makers = Array.from({ length: 5 }, () => new TestMaker());
  await world.queue.stop();
  await ask(call, 'hold 1', 'hold 2', 'third', 'fourth', 'fifth');
  const queues = makers.map((maker) => world.anotherQueue(maker));
  for (const queue of queues) queue.nudge();
  await until(() => makers.flatMap(({ begun }) => begun).length === 2);
  for (const queue of queues) await queue.look();
  expect(makers.flatMap(({ begun }) => begun).toSorted()).toEqual(['hold 1', 'hold 2']);
  const release = (search: string) =>
    Promise.race(makers.map(async (maker) => (await maker.held(search)).release()));
  await Promise.all([release('hold 1'), release('hold 2')]);
  await until(() => makers.flatMap(({ begun }) => begun).length === 5);
  for (const queue of queues) await queue.settle();
  expect(makers.flatMap(({ begun }) => begun).toSorted()).toEqual([
    'fifth',
    'fourth',
    'hold 1',
    'hold 2',
    'third',
  ]);
  expect((await states(call)).every((state) => state.endsWith('done'))).toBe(true);
  for (const queue of queues) await queue.stop();
});

test('[D-96] a stop gives a running report back, and it is made after the restart', async () => {
  const { person, call } = await world.someone();
  const [id = 0] = await ask(call, 'hold over');
  await world.maker.held('hold over');
  expect(await world.pieces(person)).toBe(0);
  await world.queue.stop();
  // A stop may time out; giving the job back continues after it.
  let row = await world.row(person, id);
  while (row?.state === 'running') row = await world.row(person, id);
  expect(row).toMatchObject({
    state: 'waiting',
    attempts: 0,
    run_id: null,
    rows_done: 0,
  });
  const started = world.anotherQueue();
  world.maker.forget('hold over');
  started.start();
  (await world.maker.held('hold over')).release();
  await started.settle();
  expect((await call('reports.job', { params: { id } })).body).toMatchObject({ State: 'done', RowsDone: 2 });
  await started.stop();
});

test('[D-96] a stop does not wait for a maker that ignores the signal', async () => {
  const { person, call } = await world.someone();
  await world.queue.stop();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
  const deaf = world.anotherQueue({
    describe: world.maker.describe,
    make: async (request, making) => {
      begin(undefined);
      await promise;
      return world.maker.make(request, making);
    },
  });
  const [id = 0] = await ask(call, 'slow');
  deaf.nudge();
  await begun;
  await deaf.stop();
  resolve(undefined);
  expect(await world.row(person, id)).toMatchObject({ state: 'waiting' });
});

test('[D-96] the reports of a process that dies are taken over twice; then they have failed', async () => {
  const { person, call } = await world.someone();
  await world.queue.stop();
  const [id = 0] = await ask(call, 'hold dead');
  const dead = () =>
    world.inTenant(person, (db) =>
      db
        .updateTable('report_jobs')
        .set((eb) => ({
          ...{ state: 'running', run_id: 'of a process that died', heartbeat_at: world.t.clock.now() },
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', '=', id)
        .execute(),
    );
  for (let death = 0; death < 2; death += 1) {
    await dead();
    const queue = world.anotherQueue();
    world.t.clock.advance(30_000);
    await queue.look();
    await queue.settle();
    expect((await world.row(person, id))?.run_id).toBe('of a process that died');
    world.t.clock.advance(1);
    await queue.look();
    await world.maker.held('hold dead');
    world.maker.forget('hold dead');
    await queue.stop();
  }
  await dead();
  world.t.clock.advance(30_001);
  const last = world.anotherQueue();
  await last.look();
  await last.settle();
  expect((await call('reports.job', { params: { id } })).body).toMatchObject({
    ...{ State: 'failed', Problem: 'Making this report was interrupted too often. Please try again.' },
  });
  await last.stop();
});

test('[D-96] a process writes nothing more to a job that was taken over', async () => {
  const { person, call } = await world.someone();
  const [id = 0] = await ask(call, 'hold stalled');
  const stalled = await world.maker.held('hold stalled');
  world.maker.forget('hold stalled');
  await world.inTenant(person, (db) =>
    db.updateTable('report_jobs').set({ run_id: 'of another process' }).where('id', '=', id).execute(),
  );
  stalled.release();
  await world.queue.settle();
  expect(await world.row(person, id)).toMatchObject({
    state: 'running',
    run_id: 'of another process',
    size: null,
  });
});
