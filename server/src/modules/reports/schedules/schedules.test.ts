import type { ReportParams } from '@cadence/shared-contract';
import { addDays, LIMITS } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import type { JobWorld } from '../jobs/testing/job-world.ts';
import { startJobWorld } from '../jobs/testing/job-world.ts';
import { cleanUpReportsJob } from '../jobs/index.ts';
import type { Schedule } from './testing/some-schedules.ts';
import { add, listed, weekly } from './testing/some-schedules.ts';

let world: JobWorld;
beforeAll(async () => {
  world = await startJobWorld();
});
afterEach(() => world.renew());
afterAll(() => world.close());

const DAY = 86_400_000;

test('[D-97] a schedule has the report’s subject and the next run', async () => {
  const { call } = await world.someone();
  const schedule = await add(call);
  expect(schedule).toEqual({
    ...weekly(),
    Id: schedule.Id,
    Title: '2026-11-11, Ada',
    NextAt: '2026-11-16T14:00:00.000Z',
    UpdatedAt: world.t.clock.now().toISOString(),
  });
  const quarterly = await add(call, { Every: 'quarter', Weekday: 3, Until: '2027-04-30' });
  expect(quarterly.NextAt).toBe('2027-01-06T14:00:00.000Z');
  expect(await listed(call)).toEqual([schedule, quarterly]);
});

test('[D-97] an impossible schedule is refused at its field', async () => {
  const { call } = await world.someone();
  const refusal = async (values: Partial<Schedule>) => {
    const { status, body } = await call('reports.addSchedule', { body: weekly(values) });
    return [status, body['errors']];
  };
  const current = 'A schedule always takes the current quarter.';
  const pinning: readonly (keyof ReportParams)[] = ['PeriodId', 'ToPeriodId', 'SummaryId'];
  for (const path of pinning)
    expect(await refusal({ Params: { [path]: 7 } })).toEqual([400, [{ path, message: current }]]);
  const day = 'Please choose a last day between today and a year from now.';
  const last = addDays('2026-11-11', LIMITS.scheduleDays);
  for (const Until of ['2026-11-10', addDays(last, 1), '2026-13-01'])
    expect(await refusal({ Until })).toEqual([400, [{ path: 'Until', message: day }]]);
  expect((await add(call, { Until: last })).Until).toBe(last);
  expect(await refusal({ Until: '2026-11-15' })).toEqual([
    400,
    [{ path: 'Until', message: 'The first report would come after this day. Please choose a later one.' }],
  ]);
  expect(await refusal({ Report: REPORT_IDS.appraisalPrints, Format: 'pdf' })).toEqual([
    400,
    [{ path: 'Report', message: 'Appraisal Prints cannot be scheduled.' }],
  ]);
  expect(await refusal({ Format: 'pptx' })).toMatchObject([400, [{ path: 'Format' }]]);
  for (const values of [{ Weekday: 0 }, { Weekday: 8 }, { Hour: 24 }, { Report: 13 as never }])
    expect((await refusal(values))[0]).toBe(400);
});

test('[D-97] a person who may not have a report cannot schedule it', async () => {
  const { person, call } = await world.someone();
  const schedule = await add(call);
  world.maker.refused.add(person.id);
  const params = { id: schedule.Id };
  const answers = [
    await call('reports.addSchedule', { body: weekly() }),
    await call('reports.updateSchedule', { params, body: weekly() }),
  ];
  for (const { status, body } of answers)
    expect([status, body['detail']]).toEqual([400, 'You may not see this report.']);
});

test('[D-97] a person has at most twenty schedules, even with concurrent windows', async () => {
  const { call } = await world.someone();
  for (let count = 1; count < LIMITS.reportSchedules; count += 1) await add(call);
  const answers = await Promise.all([1, 2, 3].map(() => call('reports.addSchedule', { body: weekly() })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 400)?.body['detail']).toBe(
    'You have 20 schedules, which is the most. Please end one first.',
  );
  expect(await listed(call)).toHaveLength(LIMITS.reportSchedules);
});

test('[D-3] [D-97] only the version that was read can be changed', async () => {
  const { call } = await world.someone();
  const schedule = await add(call);
  const params = { id: schedule.Id };
  world.t.clock.advance(1000);
  const body = { ...weekly({ Hour: 17, Weekday: 5 }), UpdatedAt: schedule.UpdatedAt };
  const changed = (await call('reports.updateSchedule', { params, body })).body;
  expect(changed).toMatchObject({ Hour: 17, Weekday: 5, NextAt: '2026-11-13T23:00:00.000Z' });
  const late = await call('reports.updateSchedule', { params, body });
  expect([late.status, late.body['code']]).toEqual([409, 'stale']);
  expect(await listed(call)).toEqual([changed]);
});

test('[D-97] nobody else can see or change a schedule', async () => {
  const { tenant, call } = await world.someone();
  const { Id: id } = await add(call);
  const ceo = await world.person(tenant, { role: 'ceo' });
  const { person: foreign } = await world.someone({ role: 'ceo' });
  for (const other of [ceo, foreign]) {
    const theirs = await world.as(other);
    const answers = [
      await theirs('reports.updateSchedule', { params: { id }, body: weekly() }),
      await theirs('reports.removeSchedule', { params: { id } }),
      await theirs('reports.restoreSchedule', { params: { id }, body: {} }),
    ];
    for (const { status } of answers) expect(status).toBe(404);
    expect(await listed(theirs)).toEqual([]);
  }
  expect(await listed(call)).toHaveLength(1);
});

test('[D-97] ending a schedule can be undone for a day, and is idempotent', async () => {
  const { call } = await world.someone();
  const schedule = await add(call);
  const params = { id: schedule.Id };
  const remove = () => call('reports.removeSchedule', { params });
  const restore = () => call('reports.restoreSchedule', { params, body: {} });
  expect((await restore()).status).toBe(404);
  for (let time = 0; time < 2; time += 1) expect((await remove()).body).toEqual({ Success: true });
  expect(await listed(call)).toEqual([]);
  expect((await call('reports.updateSchedule', { params, body: weekly() })).status).toBe(404);
  world.t.clock.advance(DAY - 1);
  const restored = (await restore()).body;
  expect(restored).toMatchObject({ Id: schedule.Id, NextAt: schedule.NextAt });
  expect(await listed(call)).toEqual([restored]);
  await remove();
  world.t.clock.advance(DAY);
  expect((await restore()).status).toBe(404);
  world.t.clock.advance(31 * DAY);
  await cleanUpReportsJob(world.db, world.t.clock).run();
  expect((await remove()).status).toBe(404);
});
