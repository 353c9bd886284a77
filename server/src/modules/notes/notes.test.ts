import { LIMITS } from '@cadence/shared-contract';
import type { BodyOf } from '@cadence/shared-contract';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import { discardNotesJob } from './discard-notes-job.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof makePerson>>;
const HOUR = 3_600_000;

async function company(values: { readonly employee_notes_enabled?: boolean } = {}) {
  const tenant = await makeTenant(t.app.db, { employee_notes_enabled: true, ...values });
  const ceo = await makePerson(t.app.db, tenant.id, { role: 'ceo' });
  const manager = await makePerson(t.app.db, tenant.id, { role: 'manager', manager_id: ceo.id });
  const member = await makePerson(t.app.db, tenant.id, { manager_id: manager.id });
  const admin = await makePerson(t.app.db, tenant.id, {
    manager_id: ceo.id,
    is_org_admin: true,
    is_goal_admin: true,
    is_hr_admin: true,
  });
  const observer = await makePerson(t.app.db, tenant.id, { role: 'observer', manager_id: ceo.id });
  const as = async (person: Person) => {
    const token = (await t.login(person, tenant)).Token;
    return {
      list: (userId: number) => t.call('notes.list', { params: { userId } }, { token }),
      create: (body: Partial<BodyOf<'notes.create'>> & { readonly UserId: number }, key?: string) =>
        t.call(
          'notes.create',
          { body: { Title: 'One-on-one', Body: '<p>Went well.</p>', ...body } },
          { token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
        ),
      update: (id: number, body: Partial<BodyOf<'notes.update'>>) =>
        t.call(
          'notes.update',
          { params: { id }, body: { Title: 'Changed', Body: '<p>Otherwise.</p>', ...body } },
          { token },
        ),
      delete: (id: number) => t.call('notes.delete', { params: { id } }, { token }),
      restore: (id: number) => t.call('notes.restore', { params: { id } }, { token }),
    };
  };
  return { tenant, ceo, manager, member, admin, observer, as };
}

test('[NOTE-005] [NOTE-006] [NOTE-007] a note is written and read back, latest change first', async () => {
  const { manager, member, ceo, as } = await company();
  const author = await as(manager);
  const first = (await author.create({ UserId: member.id, Title: '  First ' })).ok;
  expect(first).toEqual({
    Id: first.Id,
    Title: 'First',
    Body: '<p>Went well.</p>',
    CreatedAt: t.clock.now().toISOString(),
    UpdatedAt: t.clock.now().toISOString(),
  });
  t.clock.advance(HOUR);
  const second = (await author.create({ UserId: member.id, Title: 'Second' })).ok;
  await author.create({ UserId: ceo.id, Title: 'About the ceo' });
  expect((await author.list(member.id)).ok.data).toEqual([second, first]);
});

test('[NOTE-008] an update changes the text and its date, never the date of creation', async () => {
  const { manager, member, as } = await company();
  const author = await as(manager);
  const note = (await author.create({ UserId: member.id })).ok;
  t.clock.advance(HOUR);
  const changed = (await author.update(note.Id, { UpdatedAt: note.UpdatedAt })).ok;
  expect(changed).toMatchObject({ Id: note.Id, Title: 'Changed', Body: '<p>Otherwise.</p>' });
  expect(changed.CreatedAt).toBe(note.CreatedAt);
  expect(changed.UpdatedAt).toBe(t.clock.now().toISOString());
  const stale = await author.update(note.Id, { Title: 'From an old tab', UpdatedAt: note.UpdatedAt });
  expect([stale.status, stale.problem.code]).toEqual([409, 'stale']);
  expect((await author.update(note.Id, { UpdatedAt: 'yesterday' })).status).toBe(409);
  expect((await author.list(member.id)).ok.data).toEqual([changed]);
});

test('[NOTE-009] a deleted note is gone, can be restored for a day, and is then removed', async () => {
  const { manager, member, as } = await company();
  const author = await as(manager);
  const note = (await author.create({ UserId: member.id })).ok;
  const job = discardNotesJob(t.app.db, t.clock);
  expect((await author.restore(note.Id)).status).toBe(404);
  expect((await author.delete(note.Id)).ok).toEqual({ Success: true });
  expect((await author.list(member.id)).ok.data).toEqual([]);
  expect((await author.update(note.Id, {})).status).toBe(404);
  expect((await author.delete(note.Id)).status).toBe(404);
  t.clock.advance(23 * HOUR);
  await job.run();
  expect((await author.restore(note.Id)).ok).toEqual(note);
  expect((await author.list(member.id)).ok.data).toEqual([note]);
  await author.delete(note.Id);
  t.clock.advance(25 * HOUR);
  await job.run();
  const rows = await t.app.db.transaction({ role: 'owner', tenantId: null }, (tx) =>
    tx.selectFrom('notes').select('id').where('deleted_at', 'is not', null).execute(),
  );
  expect(rows).toEqual([]);
  expect((await author.restore(note.Id)).status).toBe(404);
});

test('[NOTE-001] only the author reads, changes, deletes or restores a note, not even the ceo or an admin', async () => {
  const { manager, member, ceo, admin, observer, as } = await company();
  const author = await as(manager);
  const note = (await author.create({ UserId: member.id })).ok;
  const deleted = (await author.create({ UserId: member.id })).ok;
  await author.delete(deleted.Id);
  for (const person of [ceo, admin, observer]) {
    const other = await as(person);
    expect((await other.list(member.id)).ok.data).toEqual([]);
    const answers = [
      await other.update(note.Id, {}),
      await other.delete(note.Id),
      await other.restore(deleted.Id),
    ];
    const missing = await other.update(2_000_000_000, {});
    for (const { status, problem } of answers) {
      expect(status).toBe(404);
      expect(problem).toEqual(missing.problem);
    }
  }
  const subject = await as(member);
  expect((await subject.update(note.Id, {})).status).toBe(404);
  expect((await author.list(member.id)).ok.data).toEqual([note]);
});

test('every role keeps notes, each their own', async () => {
  const { manager, member, ceo, observer, as } = await company();
  for (const person of [manager, ceo, observer]) {
    const author = await as(person);
    const note = (await author.create({ UserId: member.id, Title: `By ${person.name}` })).ok;
    expect((await author.list(member.id)).ok.data).toEqual([note]);
  }
});

test('nobody keeps notes about themselves', async () => {
  const { member, as } = await company();
  const self = await as(member);
  for (const { status, problem } of [await self.list(member.id), await self.create({ UserId: member.id })]) {
    expect([status, problem.code]).toEqual([400, 'denied']);
    expect(problem.detail).toBe('You cannot keep notes about yourself.');
  }
});

test('without employee notes every call is denied, also for existing notes', async () => {
  const { manager, member, tenant, as } = await company();
  const author = await as(manager);
  const note = (await author.create({ UserId: member.id })).ok;
  await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (tx) =>
    tx.updateTable('tenants').set({ employee_notes_enabled: false }).where('id', '=', tenant.id).execute(),
  );
  const answers = [
    await author.list(member.id),
    await author.create({ UserId: member.id }),
    await author.update(note.Id, {}),
    await author.delete(note.Id),
    await author.restore(note.Id),
  ];
  for (const { status, problem } of answers) {
    expect([status, problem.code]).toEqual([400, 'denied']);
    expect(problem.detail).toBe('Employee notes are not enabled for your organization.');
  }
});

test('people and notes of another organization do not exist', async () => {
  const here = await company();
  const there = await company();
  const author = await here.as(here.manager);
  const stranger = await there.as(there.manager);
  const note = (await author.create({ UserId: here.member.id })).ok;
  const answers = [
    await stranger.list(here.member.id),
    await stranger.create({ UserId: here.member.id }),
    await stranger.update(note.Id, {}),
    await stranger.delete(note.Id),
    await stranger.restore(note.Id),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await author.list(here.member.id)).ok.data).toEqual([note]);
});

test('[NOTE-002] a note without a title or without readable text is refused at the field', async () => {
  const { manager, member, as } = await company();
  const author = await as(manager);
  const note = (await author.create({ UserId: member.id })).ok;
  for (const Title of ['', '  ', '\u200b']) {
    const errors = [{ path: 'Title', message: 'Please enter!' }];
    expect((await author.create({ UserId: member.id, Title })).problem.errors).toEqual(errors);
    expect((await author.update(note.Id, { Title })).problem.errors).toEqual(errors);
  }
  for (const Body of ['', '<p></p>', '<p>&nbsp;</p>', '<script>alert(1)</script>', '<p>\u3164</p>']) {
    const errors = [{ path: 'Body', message: 'Please enter!' }];
    expect((await author.create({ UserId: member.id, Body })).problem.errors).toEqual(errors);
    expect((await author.update(note.Id, { Body })).problem.errors).toEqual(errors);
  }
  expect((await author.create({ UserId: member.id, Title: '', Body: '' })).problem.errors).toEqual([
    { path: 'Title', message: 'Please enter!' },
    { path: 'Body', message: 'Please enter!' },
  ]);
  expect((await author.list(member.id)).ok.data).toEqual([note]);
});

test('a title or a text that is too long is refused with a sentence', async () => {
  const { manager, member, as } = await company();
  const author = await as(manager);
  const title = await author.create({ UserId: member.id, Title: 'x'.repeat(LIMITS.noteTitle + 1) });
  expect(title.problem.errors).toEqual([
    { path: 'Title', message: 'Title must have at most 255 characters.' },
  ]);
  for (const size of [LIMITS.richText + 1, 1_000_000]) {
    const body = await author.create({ UserId: member.id, Body: 'x'.repeat(size) });
    expect([body.status, body.problem.detail]).toEqual([
      400,
      'Note is too long: with its formatting it may have at most 30,000 characters.',
    ]);
  }
  expect((await author.create({ UserId: member.id, Body: 'x'.repeat(LIMITS.richText) })).status).toBe(200);
});

test('markup is stored sanitised by every call', async () => {
  const { manager, member, as } = await company();
  const author = await as(manager);
  const Body =
    '<p onclick="x()">a<script>alert(1)</script><a href="javascript:alert(1)">b</a> <a href="https://a.test">c</a><img src=x onerror=alert(1)></p>';
  const clean = '<p>ab <a href="https://a.test">c</a></p>';
  const note = (await author.create({ UserId: member.id, Body })).ok;
  expect(note.Body).toBe(clean);
  expect((await author.update(note.Id, { Body })).ok.Body).toBe(clean);
  expect((await author.list(member.id)).ok.data[0]?.Body).toBe(clean);
});

test('a repeated save with the same key writes one note', async () => {
  const { manager, member, as } = await company();
  const author = await as(manager);
  const first = (await author.create({ UserId: member.id }, 'note-1')).ok;
  expect((await author.create({ UserId: member.id }, 'note-1')).ok).toEqual(first);
  expect((await author.list(member.id)).ok.data).toHaveLength(1);
});
