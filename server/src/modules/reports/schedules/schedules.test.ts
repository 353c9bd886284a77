import type { BodyOf, ReportParams } from '@cadence/shared-contract';
import { addDays, LIMITS } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { invalid } from '../../../kernel/errors/index.ts';
import type { Call, JobWorld, Person } from '../jobs/testing/job-world.ts';
import { startJobWorld } from '../jobs/testing/job-world.ts';
import { cleanUpReportsJob } from '../jobs/index.ts';

let world: JobWorld;
beforeAll(async () => {
  world = await startJobWorld();
});
afterEach(() => world.renew());
afterAll(() => world.close());

type Schedule = BodyOf<'reports.addSchedule'>;
const DAY = 86_400_000;

/** Every Monday at eight, until the end of the year. */
function weekly(values: Partial<Schedule> = {}): Schedule {
  return {
    ...{ Report: REPORT_IDS.goalCompliance, Format: 'xlsx', Params: { Search: 'Ada' } },
    ...{ Every: 'week', Weekday: 1, Hour: 8, Until: '2026-12-28' },
    ...values,
  };
}

const add = async (call: Call, values: Partial<Schedule> = {}) =>
  (await call('reports.addSchedule', { body: weekly(values) })).body;
const jobsOf = async (call: Call) => (await call('reports.jobs', {})).body.Jobs;
const listed = async (call: Call) => (await call('reports.schedules', {})).body.Schedules;

/** In Chicago, where the organisations are. */
const at = (local: string): void => world.t.clock.set(`${local}:00-06:00`);

test('[D-97] a schedule says what it is of and when it is next', async () => {
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

test('[D-97] what no schedule can be is refused at its field', async () => {
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

test('[D-97] who may not have a report cannot schedule it', async () => {
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

test('[D-97] there are twenty schedules at most, also for windows that add at the same moment', async () => {
  const { call } = await world.someone();
  for (let count = 1; count < LIMITS.reportSchedules; count += 1) await add(call);
  const answers = await Promise.all([1, 2, 3].map(() => call('reports.addSchedule', { body: weekly() })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 400)?.body['detail']).toBe(
    'You have 20 schedules, which is the most. Please end one first.',
  );
  expect(await listed(call)).toHaveLength(LIMITS.reportSchedules);
});

test('[D-3] [D-97] a schedule is changed in the version that was read', async () => {
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

test('[D-97] a schedule is nobody else’s', async () => {
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

test('[D-97] its end is taken back for a day, and said as often as one likes', async () => {
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

/** Mails that have left to a person, oldest first. */
const mailsTo = (person: Person) => world.t.mailsTo(person.email);

test('[D-97] when it is due a report is made, and a link to it is mailed: never the file', async () => {
  const { tenant, person, call } = await world.someone({ name: 'Ada <Lovelace>' });
  const schedule = await add(call);
  at('2026-11-16T07:59');
  await world.runSchedules();
  expect(await jobsOf(call)).toEqual([]);
  at('2026-11-16T08:00');
  await world.runSchedules();
  const [job, ...more] = await jobsOf(call);
  expect(more).toEqual([]);
  expect(job).toMatchObject({ State: 'done', IsScheduled: true, Title: '2026-11-16, Ada', Format: 'xlsx' });
  const [mail, ...others] = await mailsTo(person);
  expect(others).toEqual([]);
  const page = `https://${tenant.subdomain}.example.test/v3/reports`;
  expect(mail?.subject).toBe('Goal Compliance List is ready');
  expect(mail?.text).toBe(
    [
      'Hello Ada <Lovelace>,',
      'The report you scheduled was made, Goal Compliance List, 2026-11-16, Ada: 2 people.',
      'It is kept until Nov 23, 2026, only for you. It is made again on Nov 23, 2026.',
      `Open Report:\n${page}?job=${job?.Id}`,
      `--\n${tenant.name}\nYou get this mail because you scheduled this report.\nStop these mails: ${page}?schedule=${schedule.Id}&stop`,
    ].join('\n\n'),
  );
  expect(mail?.html).toContain('Hello Ada &lt;Lovelace&gt;,');
  expect(mail?.html).toContain(`href="${page}?job=${job?.Id}"`);
  expect(mail?.html).toContain(`href="${page}?schedule=${schedule.Id}&amp;stop"`);
  expect(JSON.stringify(mail)).not.toContain('Lovelace>,Ada,0');
  expect(await listed(call)).toMatchObject([
    { NextAt: '2026-11-23T14:00:00.000Z', Title: '2026-11-16, Ada' },
  ]);
});

test('[D-97] two processes that look at the same moment make one report', async () => {
  const { person, call } = await world.someone();
  await add(call);
  at('2026-11-16T08:00');
  await Promise.all([world.runSchedules(), world.runSchedules()]);
  await world.runSchedules();
  expect(await jobsOf(call)).toHaveLength(1);
  expect(await mailsTo(person)).toHaveLength(1);
});

test('[D-97] what was missed while nothing ran is made once', async () => {
  const { call } = await world.someone();
  await add(call);
  at('2026-12-03T12:00');
  await world.runSchedules();
  expect(await jobsOf(call)).toHaveLength(1);
  expect(await listed(call)).toMatchObject([{ NextAt: '2026-12-07T14:00:00.000Z' }]);
});

test('[D-97] the last one says so, and the schedule is over', async () => {
  const { person, call } = await world.someone();
  await add(call, { Until: '2026-11-16' });
  at('2026-11-16T08:03');
  await world.runSchedules();
  expect(await listed(call)).toEqual([]);
  const [mail] = await mailsTo(person);
  expect(mail?.text).toContain('This was the last one: the schedule has ended.');
  expect(mail?.text).not.toContain('Stop these mails');
  at('2026-11-30T08:03');
  await world.runSchedules();
  expect(await mailsTo(person)).toHaveLength(1);
});

test('[D-97] who has stopped it gets no more mails, not even of a report that is being made', async () => {
  const { person, call } = await world.someone();
  const { Id: id } = await add(call, { Params: { Search: 'hold it' } });
  at('2026-11-16T08:00');
  const run = world.runSchedules();
  const { release } = await world.maker.held('hold it');
  await call('reports.removeSchedule', { params: { id } });
  release();
  await run;
  expect(await jobsOf(call)).toMatchObject([{ State: 'done' }]);
  at('2026-11-23T08:00');
  await world.runSchedules();
  expect(world.maker.begun).toEqual(['hold it']);
  expect(await mailsTo(person)).toEqual([]);
});

test('[D-97] mails of a schedule come to who has switched off those of notifications, at the address they have', async () => {
  const { person, call } = await world.someone({ email_notifications: false });
  await add(call);
  const email = `new-${person.email}`;
  await world.inTenant(person, (db) =>
    db.updateTable('people').set({ email }).where('id', '=', person.id).execute(),
  );
  at('2026-11-16T08:00');
  await world.runSchedules();
  expect(await mailsTo({ ...person, email })).toHaveLength(1);
});

test('[D-97] a right that is lost ends the schedule, with one mail that says why', async () => {
  const { person, call } = await world.someone();
  await add(call);
  world.maker.refused.add(person.id);
  at('2026-11-16T08:00');
  await world.runSchedules();
  at('2026-11-23T08:00');
  await world.runSchedules();
  const [mail, ...more] = await mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Goal Compliance List is not made any more');
  expect(mail?.text).toContain('The schedule of a report has ended, Goal Compliance List, 2026-11-11, Ada.');
  expect(mail?.text).toContain('You may not see this report.');
  expect(mail?.text).not.toContain('Stop these mails');
  expect(await listed(call)).toEqual([]);
  expect(await jobsOf(call)).toEqual([]);
});

test('[D-97] a right that is lost while it is made ends the schedule, too', async () => {
  const { person, call } = await world.someone();
  await add(call, { Params: { Search: 'hold it' } });
  at('2026-11-16T08:00');
  const run = world.runSchedules();
  const { making, release, fail } = await world.maker.held('hold it');
  world.maker.refused.add(person.id);
  const request = { report: REPORT_IDS.userList, format: 'csv', params: {} } as const;
  await making.as((ctx) => world.maker.describe(ctx, request)).then(release, fail);
  await run;
  expect(await jobsOf(call)).toMatchObject([{ State: 'withdrawn', Problem: 'You may not see this report.' }]);
  expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual([
    'Goal Compliance List is not made any more',
  ]);
  expect(await listed(call)).toEqual([]);
});

test('[D-97] one that could not be made is said once, and the next one comes', async () => {
  const { person, call } = await world.someone();
  await add(call);
  world.maker.refusal = invalid([
    { path: 'PeriodId', message: 'You do not have past quarter to generate report.' },
  ]);
  at('2026-11-16T08:00');
  await world.runSchedules();
  await world.runSchedules();
  world.maker.refusal = null;
  const [mail, ...more] = await mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Goal Compliance List could not be made');
  expect(mail?.text).toContain('You do not have past quarter to generate report.');
  expect(mail?.text).toContain('It is made again on Nov 23, 2026.');
  at('2026-11-23T08:00');
  await world.runSchedules();
  expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual([
    'Goal Compliance List could not be made',
    'Goal Compliance List is ready',
  ]);
});

test('[D-97] who leaves has no schedules any more, and gets no mail', async () => {
  const { person, call } = await world.someone();
  const { person: other, call: asOther } = await world.someone();
  await add(call);
  await add(asOther);
  await world.deactivate(person);
  at('2026-11-16T08:00');
  await world.runSchedules();
  expect(await mailsTo(person)).toEqual([]);
  expect(await mailsTo(other)).toHaveLength(1);
  await world.deactivate(other);
  await cleanUpReportsJob(world.db, world.t.clock).run();
  for (const leaver of [person, other]) {
    const ended = await world.inTenant(leaver, (db) =>
      db.selectFrom('report_schedules').select(['next_at', 'end_reason']).execute(),
    );
    expect(ended).toEqual([{ next_at: null, end_reason: 'denied' }]);
  }
});

test('[D-97] the hour follows the organisation into another zone', async () => {
  const { tenant, call } = await world.someone();
  await add(call);
  await world.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
    db.updateTable('tenants').set({ time_zone: 'Europe/Berlin' }).where('id', '=', tenant.id).execute(),
  );
  await world.runSchedules();
  expect(await listed(call)).toMatchObject([{ NextAt: '2026-11-16T07:00:00.000Z' }]);
});

test('[D-96] [D-97] reports of schedules take no place of those that a person asks for', async () => {
  const { call } = await world.someone();
  for (let count = 0; count < 13; count += 1) await add(call, { Params: { Search: `hold ${count}` } });
  at('2026-11-16T08:00');
  const run = world.runSchedules();
  await world.maker.held('hold 1');
  const started = call('reports.start', { body: { Report: REPORT_IDS.userList, Format: 'csv', Params: {} } });
  for (let count = 0; count < 13; count += 1) (await world.maker.held(`hold ${count}`)).release();
  expect((await started).status).toBe(200);
  await run;
});
