import { LIMITS } from '@cadence/shared-contract';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { PeopleTable } from '../../../migrations/kernel-tables.ts';
import { conflict, invalid } from '../../../kernel/errors/index.ts';
import type { JobWorld, Person } from './testing/job-world.ts';
import { asking, startJobWorld, statesOf } from './testing/job-world.ts';
import { cleanUpReportsJob } from './index.ts';

let world: JobWorld;
beforeAll(async () => {
  world = await startJobWorld();
});
afterEach(() => world.renew());
afterAll(() => world.close());

const DAY = 86_400_000;

test('[D-96] a small report is made within the request, and downloaded under its name', async () => {
  const { person, call } = await world.someone();
  const { status, body: job } = await call('reports.start', { body: asking('small') });
  const now = world.t.clock.now();
  expect(status).toBe(200);
  expect(job).toEqual({
    Id: job.Id,
    ...asking('small'),
    Title: '2026-11-11, small',
    State: 'done',
    RowsDone: 2,
    RowsTotal: 2,
    Content: '2 people',
    FileName: 'Test Report - small.csv',
    Size: `${person.name},small,0\n`.length * 2,
    Problem: null,
    CreatedAt: now.toISOString(),
    StartedAt: now.toISOString(),
    FinishedAt: now.toISOString(),
    KeptUntil: new Date(now.getTime() + LIMITS.reportDays * DAY).toISOString(),
    IsScheduled: false,
  });
  const file = await call('reports.download', { params: { id: job.Id } });
  expect(file.body).toMatchObject({
    text: `${person.name},small,0\n${person.name},small,1\n`,
    headers: {
      'content-type': 'text/csv',
      'content-disposition': expect.stringContaining('filename="Test Report - small.csv"') as unknown,
    },
  });
  expect((await call('reports.job', { params: { id: job.Id } })).body).toEqual(job);
  expect((await call('reports.jobs', {})).body.Jobs).toEqual([job]);
});

test('[D-96] a file of many pieces arrives complete and in order', async () => {
  const { person, call } = await world.someone();
  world.maker.lines = 60_000;
  const { body: job } = await call('reports.start', { body: asking('large') });
  expect(await world.pieces(person)).toBeGreaterThan(4);
  const { body: file } = await call('reports.download', { params: { id: job.Id } });
  const lines = String(file['text']).trimEnd().split('\n');
  expect(lines).toEqual(Array.from({ length: 60_000 }, (_, line) => `${person.name},large,${line}`));
});

test('[D-5] [D-96] a double click with the same key makes one report', async () => {
  const { call } = await world.someone();
  const [first, second] = await Promise.all(
    [1, 2].map(() => call('reports.start', { body: asking('twice') }, 'one-key')),
  );
  expect(second?.body.Id).toBe(first?.body.Id);
  const later = await call('reports.start', { body: asking('twice') }, 'one-key');
  expect(later.body).toMatchObject({ Id: first?.body.Id, State: 'done' });
  expect((await call('reports.jobs', {})).body.Jobs).toHaveLength(1);
});

test('[D-122] the same key with other parameters returns a conflict with the report that was made', async () => {
  const { call } = await world.someone();
  const { body: job } = await call('reports.start', { body: asking('this') }, 'key');
  const other = await call('reports.start', { body: asking('that') }, 'key');
  expect(other).toMatchObject({ status: 409, body: { code: 'already_made', made: { Id: job.Id } } });
});

test('[D-96] nobody else can see a report: not the manager, the ceo, or another company', async () => {
  const { tenant, person, call } = await world.someone();
  const { Id: id } = (await call('reports.start', { body: asking('mine') })).body;
  const ceo = await world.person(tenant, { role: 'ceo' });
  const { person: foreign } = await world.someone({ role: 'ceo' });
  for (const other of [ceo, foreign]) {
    const theirs = await world.as(other);
    const answers = [
      await theirs('reports.job', { params: { id } }),
      await theirs('reports.download', { params: { id } }),
      await theirs('reports.cancel', { params: { id }, body: {} }),
      await theirs('reports.discard', { params: { id } }),
    ];
    const missing = await theirs('reports.job', { params: { id: 2_000_000_000 } });
    expect(missing.status).toBe(404);
    for (const { status, body } of answers) expect([status, body]).toEqual([404, missing.body]);
    expect((await theirs('reports.jobs', {})).body.Jobs).toEqual([]);
  }
  expect((await world.row(person, id))?.state).toBe('done');
});

test('[D-96] a report that the person may not have is refused immediately, and nothing is stored', async () => {
  const { person, call } = await world.someone();
  world.maker.refused.add(person.id);
  const { status, body } = await call('reports.start', { body: asking('no') });
  expect([status, body['code'], body['detail']]).toEqual([400, 'denied', 'You may not see this report.']);
  expect((await call('reports.jobs', {})).body.Jobs).toEqual([]);
});

test('[D-96] a right lost before the download deletes the file, and the answer says who to ask', async () => {
  const tenant = await world.tenant();
  const ceo = await world.person(tenant, { role: 'ceo', name: 'Carla Ceo' });
  const away = { role: 'manager', manager_id: ceo.id, deactivated_at: world.t.clock.now() } as const;
  const gone = await world.person(tenant, away);
  const person = await world.person(tenant, { manager_id: gone.id });
  const call = await world.as(person);
  const { Id: id } = (await call('reports.start', { body: asking('lost') })).body;
  world.maker.refused.add(person.id);
  const problem = 'You may not see this report any more. Ask Carla Ceo.';
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await call('reports.download', { params: { id } });
    expect([status, body['code'], body['detail']]).toEqual([400, 'denied', problem]);
  }
  expect((await call('reports.job', { params: { id } })).body).toMatchObject({
    ...{ State: 'withdrawn', Problem: problem, FileName: null, Size: null, KeptUntil: null },
  });
  expect(await world.pieces(person)).toBe(0);
});

const setRights = (person: Person, values: Updateable<PeopleTable>) =>
  world.inTenant(person, (db) => db.updateTable('people').set(values).where('id', '=', person.id).execute());

test('[D-96] a report made with rights that were lost since is not delivered, even if the person may still have it', async () => {
  const { person, call } = await world.someone({ role: 'manager', is_hr_admin: true });
  const { Id: id } = (await call('reports.start', { body: asking('with rights') })).body;
  await setRights(person, { is_goal_admin: true });
  expect((await call('reports.download', { params: { id } })).status).toBe(200);
  await setRights(person, { is_hr_admin: false });
  const { status, body } = await call('reports.download', { params: { id } });
  const problem = 'Your permissions have changed since this report was begun. Please generate it again.';
  expect([status, body['code'], body['detail']]).toEqual([400, 'denied', problem]);
  expect(await world.pieces(person)).toBe(0);
  const again = (await call('reports.start', { body: asking('with fewer') })).body;
  expect((await call('reports.download', { params: { id: again.Id } })).status).toBe(200);
  await setRights(person, { role: 'observer' });
  expect((await call('reports.download', { params: { id: again.Id } })).status).toBe(400);
});

test('[D-96] a right lost while the report is made ends it', async () => {
  const { person, call } = await world.someone({ role: 'manager', is_hr_admin: true });
  const started = call('reports.start', { body: asking('hold rights') });
  const { making, release, fail } = await world.maker.held('hold rights');
  await setRights(person, { is_hr_admin: false });
  await making.as(async () => undefined).then(release, fail);
  expect((await started).body).toMatchObject({ State: 'withdrawn', FileName: null });
  expect(await world.pieces(person)).toBe(0);
});

test('[D-96] the head of the company gets no one to ask', async () => {
  const { person, call } = await world.someone({ role: 'ceo' });
  const { Id: id } = (await call('reports.start', { body: asking('lost') })).body;
  world.maker.refused.add(person.id);
  const { body } = await call('reports.download', { params: { id } });
  expect(body['detail']).toBe('You may not see this report any more.');
});

test('a report that fails gives the reason, and leaves nothing behind', async () => {
  const { person, call } = await world.someone();
  const fail = async (search: string, error: unknown) => {
    const started = call('reports.start', { body: asking(search) });
    (await world.maker.held(search)).fail(error);
    return (await started).body;
  };
  expect(await fail('hold defect', new TypeError('x is undefined'))).toMatchObject({
    ...{ State: 'failed', Problem: 'The report could not be made. Please try again.' },
    ...{ FileName: null, Content: null, Size: null, KeptUntil: null },
  });
  const refusal = invalid([{ path: 'PeriodId', message: 'There is no such quarter.' }]);
  expect(await fail('hold refusal', refusal)).toMatchObject({
    ...{ State: 'failed', Problem: 'There is no such quarter.' },
  });
  expect(await fail('hold conflict', conflict('Please sort it out.', 'tooLate'))).toMatchObject({
    ...{ State: 'failed', Problem: 'Please sort it out.' },
  });
  expect(await world.pieces(person)).toBe(0);
});

test('a full disk gives its own message, and leaves nothing behind', async () => {
  const { person, call } = await world.someone();
  const owner = { role: 'owner', tenantId: null } as const;
  await world.db.transaction(owner, (db) =>
    sql`create function no_room() returns trigger language plpgsql as $$
      begin
        if new.position > 0 then raise exception 'could not extend file' using errcode = '53100'; end if;
        return new;
      end $$;
      create trigger no_room before insert on report_file_chunks for each row execute function no_room()`.execute(
      db,
    ),
  );
  try {
    world.maker.lines = 60_000;
    const { body: job } = await call('reports.start', { body: asking('too much') });
    expect([job.State, job.Problem]).toEqual([
      'failed',
      'There is no room to keep this report. Please ask your administrator.',
    ]);
    expect(await world.pieces(person)).toBe(0);
  } finally {
    await world.db.transaction(owner, (db) =>
      sql`drop trigger no_room on report_file_chunks; drop function no_room()`.execute(db),
    );
  }
});

test('[D-96] a person who is deactivated while a report is made does not get it', async () => {
  const { person, call } = await world.someone();
  const started = call('reports.start', { body: asking('hold leaver') });
  const { making, release, fail } = await world.maker.held('hold leaver');
  await world.deactivate(person);
  await making.as(async () => undefined).then(release, fail);
  // The session is gone by the time of the answer.
  expect((await started).status).toBe(401);
  await world.queue.settle();
  const jobs = await world.inTenant(person, (db) => db.selectFrom('report_jobs').selectAll().execute());
  expect(jobs).toMatchObject([{ state: 'withdrawn' }]);
});

test('[D-96] a person can remove their report at any time, with its file', async () => {
  const { person, call } = await world.someone();
  const { Id: id } = (await call('reports.start', { body: asking('done') })).body;
  expect((await call('reports.discard', { params: { id } })).body).toEqual({ Success: true });
  expect((await call('reports.discard', { params: { id } })).status).toBe(404);
  expect((await call('reports.download', { params: { id } })).status).toBe(404);
  const started = call('reports.start', { body: asking('hold unwanted') });
  const { making } = await world.maker.held('hold unwanted');
  const [job] = (await call('reports.jobs', {})).body.Jobs;
  await call('reports.discard', { params: { id: job?.Id ?? 0 } });
  expect((await started).status).toBe(200);
  expect(making.signal.aborted).toBe(true);
  await world.queue.settle();
  expect(await world.row(person, job?.Id ?? 0)).toBeUndefined();
  expect(await world.pieces(person)).toBe(0);
});

test('[D-96] a report is kept for seven days', async () => {
  const { person, call } = await world.someone();
  const { tenant, person: leaver, call: asLeaver } = await world.someone();
  const { Id: id } = (await call('reports.start', { body: asking('kept') })).body;
  const job = cleanUpReportsJob(world.db, world.t.clock);
  world.t.clock.advance(7 * DAY - 1);
  await asLeaver('reports.start', { body: asking('of a leaver') });
  await job.run();
  expect(statesOf((await call('reports.jobs', {})).body.Jobs)).toEqual(['kept done']);
  world.t.clock.advance(1);
  expect((await call('reports.jobs', {})).body.Jobs).toEqual([]);
  await world.deactivate(leaver);
  await job.run();
  expect(await world.row(person, id)).toBeUndefined();
  expect(await world.pieces(person)).toBe(0);
  expect(await world.pieces({ ...leaver, tenant_id: tenant.id })).toBe(0);
});
