import type { Reminder } from '@cadence/shared-contract';
import type { Insertable } from 'kysely';
import type { AppraisalsTable } from '../../migrations/talent-tables.ts';
import type { TalentMember, TalentWorld } from '../talent/testing/talent-world.ts';
import { FIVE_LEVELS, SETTINGS, startTalentWorld } from '../talent/testing/talent-world.ts';

const START = '2026-10-15T18:00:00Z';
let talent: TalentWorld;
beforeEach(async () => {
  talent?.t.clock.set(START);
  talent = await startTalentWorld({ shared: talent?.t });
  talent.t.clock.set(START);
});
afterAll(() => talent.t.close());

const id = (member: TalentMember): number => talent.person(member).id;
const KINDS: readonly string[] = ['start_appraisal', 'countersign_appraisal', 'sign_appraisal'];

async function remindersOf(member: TalentMember, world = talent): Promise<readonly Reminder[]> {
  const { Reminders } = (await world.as(member)('dashboard.read', {})).ok;
  return Reminders.filter(({ Type }) => KINDS.includes(Type));
}

/** The reminders of a person, each with whom it concerns. */
async function waitingFor(member: TalentMember, world = talent) {
  return (await remindersOf(member, world)).map(({ Type, User }) => [Type, User?.Id ?? null]);
}

async function setPerson(member: TalentMember, values: object): Promise<void> {
  await talent.t.app.db.transaction({ role: 'owner', tenantId: talent.world.tenant.id }, (db) =>
    db.updateTable('people').set(values).where('id', '=', id(member)).execute(),
  );
}

async function setAppraisal(Id: number, values: Partial<Insertable<AppraisalsTable>>): Promise<void> {
  await talent.t.app.db.transaction({ role: 'owner', tenantId: talent.world.tenant.id }, (db) =>
    db.updateTable('appraisals').set(values).where('id', '=', Id).execute(),
  );
}

test('[DASH-006] [DASH-007] a manager is reminded of every direct report without an appraisal of the latest quarter', async () => {
  const reports = ['owner', 'peer', 'hrAdmin'] as const;
  const reminders = await remindersOf('manager');
  expect(reminders.map(({ Id, User }) => [Id, User?.Id])).toEqual(
    reports.map((name) => [id(name), id(name)]).toSorted(([a = 0], [b = 0]) => a - b),
  );
  expect(reminders.find(({ Id }) => Id === id('owner'))).toEqual({
    Id: id('owner'),
    Type: 'start_appraisal',
    Title: `${talent.person('owner').name} has no appraisal for Q3 2026 yet.`,
    ButtonText: 'Start',
    PeriodId: talent.periodId,
    WeekId: null,
    GoalId: null,
    AppraisalId: null,
    User: expect.objectContaining({ Id: id('owner') }),
    Week: null,
    GoalTitle: null,
    Count: null,
    Quarter: 3,
    Year: 2026,
    Since: '2026-10-01T00:00:00.000Z',
    DueDate: '2026-10-21',
    IsOverdue: false,
  });
  await talent.appraisal({ of: 'owner' });
  // An appraisal of an earlier quarter does not count.
  await talent.appraisal({ of: 'peer', periodId: talent.periods[1] });
  expect(new Set(await waitingFor('manager'))).toEqual(
    new Set([
      ['start_appraisal', id('peer')],
      ['start_appraisal', id('hrAdmin')],
    ]),
  );
});

test('[TAL-038] no reminder for people who are deactivated, observers, or joined after the quarter, in the tenant’s zone', async () => {
  const values = { manager_id: id('otherManager') };
  // The last moment of September in Chicago, and the first of October.
  const onTheLastDay = await talent.world.addPerson({
    ...values,
    created_at: new Date('2026-10-01T04:59:00Z'),
  });
  await talent.world.addPerson({ ...values, created_at: new Date('2026-10-01T05:00:00Z') });
  await talent.world.addPerson({ ...values, deactivated_at: new Date('2026-10-02T00:00:00Z') });
  await talent.world.addPerson({ ...values, role: 'observer' });
  expect(await waitingFor('otherManager')).toEqual([
    ['start_appraisal', id('otherReport')],
    ['start_appraisal', onTheLastDay.id],
  ]);
});

test('[TAL-037] [TAL-039] the latest ended quarter is due, and overdue once the grace period is over', async () => {
  talent.t.clock.set('2026-10-22T04:59:00Z');
  const first = async () => (await remindersOf('otherManager'))[0];
  expect(await first()).toMatchObject({ DueDate: '2026-10-21', IsOverdue: false });
  talent.t.clock.set('2026-10-22T05:00:00Z');
  expect(await first()).toMatchObject({ DueDate: '2026-10-21', IsOverdue: true });
  await talent.set(FIVE_LEVELS);
  expect(await first()).toMatchObject({ DueDate: '2026-11-25', IsOverdue: false });
  talent.t.clock.set('2027-01-01T06:00:00Z');
  const reminders = await remindersOf('otherManager');
  expect(reminders.map(({ Title, Since }) => [Title, Since])).toEqual([
    [`${talent.person('otherReport').name} has no appraisal for Q4 2026 yet.`, '2027-01-01T00:00:00.000Z'],
  ]);
});

test('[DASH-007] signing waits for the employee, then countersigning for the reviewer, then nothing', async () => {
  const { Id } = await talent.appraisal({ of: 'otherReport', by: 'otherManager' });
  expect(await waitingFor('otherReport')).toEqual([]);
  expect(await waitingFor('otherManager')).toEqual([]);

  await talent.as('otherManager')('talent.share', { params: { id: Id } });
  expect(await remindersOf('otherReport')).toEqual([
    expect.objectContaining({
      Id,
      Type: 'sign_appraisal',
      Title: `Your appraisal for Q3 2026 by ${talent.person('otherManager').name} is waiting for your signature.`,
      ButtonText: 'Sign',
      PeriodId: talent.periodId,
      AppraisalId: Id,
      User: expect.objectContaining({ Id: id('otherManager') }),
      Since: talent.t.clock.now().toISOString(),
      DueDate: '2026-10-21',
    }),
  ]);
  expect(await waitingFor('otherManager')).toEqual([]);

  talent.t.clock.advance(60_000);
  await talent.as('otherReport')('talent.employeeSign', { params: { id: Id }, body: { Sign: 'Me' } });
  expect(await waitingFor('otherReport')).toEqual([]);
  expect(await remindersOf('otherManager')).toEqual([
    expect.objectContaining({
      Id,
      Type: 'countersign_appraisal',
      Title: `${talent.person('otherReport').name} signed the appraisal for Q3 2026. It is waiting for your signature.`,
      ButtonText: 'Sign',
      AppraisalId: Id,
      User: expect.objectContaining({ Id: id('otherReport') }),
      Since: talent.t.clock.now().toISOString(),
    }),
  ]);

  await talent.as('otherManager')('talent.managerSign', { params: { id: Id }, body: { Sign: 'Me too' } });
  expect(await waitingFor('otherReport')).toEqual([]);
  expect(await waitingFor('otherManager')).toEqual([]);
});

test('an appraisal edited after the signature waits for the employee again, from the time of the edit (D-50)', async () => {
  const { Id } = await talent.appraisal({ of: 'otherReport', by: 'otherManager', state: 'acknowledged' });
  const edited = new Date('2026-10-16T09:00:00Z');
  await setAppraisal(Id, { edited_after_signature_at: edited });
  expect(await waitingFor('otherManager')).toEqual([]);
  expect(await remindersOf('otherReport')).toMatchObject([
    { Type: 'sign_appraisal', Id, Since: edited.toISOString() },
  ]);
});

test('a deleted appraisal causes no reminder, and can be started again', async () => {
  const { Id } = await talent.appraisal({ of: 'otherReport', by: 'otherManager', state: 'shared' });
  await setAppraisal(Id, { deleted_at: new Date(START) });
  expect(await waitingFor('otherReport')).toEqual([]);
  expect(await waitingFor('otherManager')).toEqual([['start_appraisal', id('otherReport')]]);
});

test('a new manager is reminded instead of the old one (D-49)', async () => {
  const { Id } = await talent.appraisal({ of: 'otherReport', by: 'otherManager', state: 'acknowledged' });
  await setPerson('otherReport', { manager_id: id('vp') });
  expect(await waitingFor('otherManager')).toEqual([]);
  const waiting = await remindersOf('vp');
  expect(waiting.filter(({ Type }) => Type === 'countersign_appraisal').map((row) => row.Id)).toEqual([Id]);
});

test('without talent, labels or a schedule, appraisals cause no reminders', async () => {
  const tables = ['talent_settings', 'talent_schedules'] as const;
  for (const table of [null, ...tables]) {
    const world = await startTalentWorld({ shared: talent.t, settings: SETTINGS });
    const tenantId = world.world.tenant.id;
    await world.appraisal({ state: 'shared' });
    await world.appraisal({ of: 'peer', state: 'acknowledged' });
    expect(await waitingFor('owner', world)).toHaveLength(1);
    expect(await waitingFor('manager', world)).toHaveLength(2);
    await world.t.app.db.transaction({ role: 'owner', tenantId }, async (db) => {
      if (table) await db.deleteFrom(table).where('tenant_id', '=', tenantId).execute();
      else
        await db.updateTable('tenants').set({ talent_enabled: false }).where('id', '=', tenantId).execute();
    });
    expect([table, await waitingFor('owner', world), await waitingFor('manager', world)]).toEqual([
      table,
      [],
      [],
    ]);
  }
});

test.each([
  ['deactivated', { deactivated_at: new Date('2026-10-10T00:00:00Z') }],
  ['an observer', { role: 'observer' }],
])('an appraisal of a person who is %s by now waits for nobody', async (_what, values) => {
  await talent.appraisal({ of: 'otherReport', by: 'otherManager', state: 'acknowledged' });
  expect(await waitingFor('otherManager')).toEqual([['countersign_appraisal', id('otherReport')]]);
  await setPerson('otherReport', values);
  expect(await waitingFor('otherManager')).toEqual([]);
});

test('[DASH-002] an observer has none, even for an older appraisal that waits for them', async () => {
  await talent.appraisal({ of: 'owner', state: 'shared' });
  expect(await waitingFor('owner')).toHaveLength(1);
  await setPerson('owner', { role: 'observer' });
  expect(await waitingFor('owner')).toEqual([]);
});
