import type { JobWorld } from './jobs/testing/job-world.ts';
import { asking, startJobWorld } from './jobs/testing/job-world.ts';
import { add, listed } from './schedules/testing/some-schedules.ts';

let world: JobWorld;
beforeAll(async () => {
  world = await startJobWorld();
});
afterEach(() => world.renew());
afterAll(() => world.close());

const DAY = 86_400_000;

test('[D-96] after seven days a file can no longer be downloaded, even before the clean-up', async () => {
  const { call } = await world.someone();
  const { Id: id } = (await call('reports.start', { body: asking('kept') })).body;
  world.t.clock.advance(7 * DAY - 1);
  expect((await call('reports.download', { params: { id } })).status).toBe(200);
  world.t.clock.advance(1);
  expect((await call('reports.download', { params: { id } })).status).toBe(404);
});

test('[D-97] a schedule that throws does not stop those of other people', async () => {
  const first = await world.someone();
  const second = await world.someone();
  await add(first.call);
  await add(second.call);
  world.maker.broken.add(first.person.id);
  world.t.clock.set('2026-11-16T08:00:00-06:00');
  await world.runSchedules();
  expect((await second.call('reports.jobs', {})).body.Jobs).toMatchObject([{ State: 'done' }]);
  expect(await listed(first.call)).toMatchObject([{ NextAt: '2026-11-16T14:00:00.000Z' }]);
  world.maker.broken.clear();
  await world.runSchedules();
  expect((await first.call('reports.jobs', {})).body.Jobs).toMatchObject([{ State: 'done' }]);
});
