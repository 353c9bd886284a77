import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { invalid } from '../../../kernel/errors/index.ts';
import { cleanUpReportsJob } from '../jobs/index.ts';
import type { Call, JobWorld, Person } from '../jobs/testing/job-world.ts';
import { startJobWorld } from '../jobs/testing/job-world.ts';
import { add, listed } from './testing/some-schedules.ts';

let world: JobWorld;
beforeAll(async () => {
  world = await startJobWorld();
});
afterEach(() => world.renew());
afterAll(() => world.close());

const jobsOf = async (call: Call) => (await call('reports.jobs', {})).body.Jobs;

/** In Chicago, the zone of the organisations. */
const at = (local: string): void => world.t.clock.set(`${local}:00-06:00`);

/** The mails sent to a person, the oldest first. */
const mailsTo = (person: Person) => world.t.mailsTo(person.email);

test('[D-97] when it is due, a report is made and a link to it is mailed: never the file', async () => {
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

test('[D-97] two concurrent processes make one report', async () => {
  const { person, call } = await world.someone();
  await add(call);
  at('2026-11-16T08:00');
  await Promise.all([world.runSchedules(), world.runSchedules()]);
  await world.runSchedules();
  expect(await jobsOf(call)).toHaveLength(1);
  expect(await mailsTo(person)).toHaveLength(1);
});

test('[D-97] several missed runs are made up for once', async () => {
  const { call } = await world.someone();
  await add(call);
  at('2026-12-03T12:00');
  await world.runSchedules();
  expect(await jobsOf(call)).toHaveLength(1);
  expect(await listed(call)).toMatchObject([{ NextAt: '2026-12-07T14:00:00.000Z' }]);
});

test('[D-97] the mail of the last run says so, and the schedule has ended', async () => {
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

test('[D-97] a person who has stopped a schedule gets no more mails, not even for a running report', async () => {
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

test('[D-97] mails of a schedule are sent even with notification mails off, to the current address', async () => {
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

test('[D-97] a lost right ends the schedule, with one mail that gives the reason', async () => {
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

test('[D-97] a right lost while the report is made also ends the schedule', async () => {
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

test('[D-97] a failed run is mailed once, even with two processes, and the next run takes place', async () => {
  const { person, call } = await world.someone();
  await add(call);
  world.maker.refusal = invalid([
    { path: 'PeriodId', message: 'You do not have past quarter to generate report.' },
  ]);
  at('2026-11-16T08:00');
  await Promise.all([world.runSchedules(), world.runSchedules()]);
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

test('[D-97] a person who leaves has no more schedules, and gets no mail', async () => {
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

test('[D-97] the hour applies in the organisation’s new zone after a change', async () => {
  const { tenant, call } = await world.someone();
  await add(call);
  await world.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
    db.updateTable('tenants').set({ time_zone: 'Europe/Berlin' }).where('id', '=', tenant.id).execute(),
  );
  await world.runSchedules();
  expect(await listed(call)).toMatchObject([{ NextAt: '2026-11-16T07:00:00.000Z' }]);
});

test('[D-96] [D-97] reports of schedules do not count towards a person’s waiting reports', async () => {
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
