import type {
  BodyOf,
  CallInput,
  GoalChanged,
  GoalEditState,
  GoalState,
  OperationId,
  OutputOf,
} from '@cadence/shared-contract';
import { mondayOf } from '@cadence/shared-contract';
import type { Insertable, Selectable } from 'kysely';
import { dateInZone } from '../../../kernel/clock/clock.ts';
import type { GoalsTable } from '../../../migrations/goal-tables.ts';
import type { PeopleTable, TenantsTable } from '../../../migrations/kernel-tables.ts';
import type { Answer, CallOptions, TestApp } from '../../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../../testing/index.ts';
import { createSession } from '../../auth/index.ts';
import { ensurePeriods } from '../../periods/index.ts';
import { insertGoalRows } from './goal-rows.ts';

/** The people of a small company, each with their manager. */
const CAST = {
  ceo: { manager: null, values: { role: 'ceo' } },
  vp: { manager: 'ceo', values: { role: 'manager' } },
  manager: { manager: 'vp', values: { role: 'manager', org_unit: 'Support' } },
  owner: { manager: 'manager', values: { org_unit: 'Support' } },
  peer: { manager: 'manager', values: {} },
  goalAdmin: { manager: 'vp', values: { is_goal_admin: true } },
  goalManager: { manager: 'vp', values: { role: 'manager', is_goal_manager: true } },
  orgAdmin: { manager: 'vp', values: { is_org_admin: true } },
  stranger: { manager: 'vp', values: {} },
  observer: { manager: 'vp', values: { role: 'observer' } },
} as const satisfies Record<
  string,
  { readonly manager: string | null; readonly values: Partial<Insertable<PeopleTable>> }
>;
export type Member = keyof typeof CAST;
export const MEMBERS = Object.keys(CAST) as readonly Member[];

export type PersonRow = Selectable<PeopleTable>;

/** The running application, one tenant with its people and periods, and calls as any of them. */
export interface GoalWorld {
  readonly t: TestApp;
  readonly tenant: Selectable<TenantsTable>;
  readonly people: Readonly<Record<Member, PersonRow>>;
  readonly periodId: number;
  readonly nextPeriodId: number;
  as(member: Member): Caller;
  asPerson(person: PersonRow): Promise<Caller>;
  addPerson(values: Partial<Insertable<PeopleTable>>): Promise<PersonRow>;
  /** What a new goal in the current period is created from. */
  input(body?: Partial<GoalInput>): GoalInput;
  /** A goal of `owner`, brought to the wanted stage by API calls. */
  goal(options?: GoalOptions): Promise<GoalChanged['Goal']>;
  /** A goal written straight into the tables, as `owner`'s by default; its id. */
  rows(options: RowOptions): Promise<number>;
  /** The id of a goal's status row for the current week; null without one. */
  currentStatusId(goalId: number): Promise<number | null>;
}

type GoalInput = BodyOf<'goals.create'>;

export type Caller = <Id extends OperationId>(
  id: Id,
  input: CallInput<Id>,
  options?: CallOptions,
) => Promise<Answer<OutputOf<Id>>>;

export interface GoalOptions {
  readonly by?: Member;
  readonly stage?: GoalState;
  readonly body?: Partial<GoalInput>;
}

export interface RowOptions {
  readonly by?: Member;
  readonly state: GoalState;
  readonly edit?: GoalEditState;
  readonly reviewer?: Member;
  readonly periodId?: number;
  readonly values?: Partial<Insertable<GoalsTable>>;
}

/** The current date in the tenant's time zone. */
function todayIn(t: TestApp, tenant: { readonly time_zone: string }): string {
  return dateInZone(t.clock.now(), tenant.time_zone);
}

function insertRows(world: GoalWorld, options: RowOptions): Promise<number> {
  const { t, tenant, people } = world;
  return insertGoalRows(t.app.db, {
    tenantId: tenant.id,
    periodId: options.periodId ?? world.periodId,
    ownerId: people[options.by ?? 'owner'].id,
    reviewerId: people[options.reviewer ?? 'manager'].id,
    now: t.clock.now(),
    today: todayIn(t, tenant),
    state: options.state,
    ...(options.edit ? { edit: options.edit } : {}),
    ...(options.values ? { values: options.values } : {}),
  });
}

function findCurrentStatusId({ t, tenant }: GoalWorld, goalId: number): Promise<number | null> {
  return t.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (db) => {
    const row = await db
      .selectFrom('goal_statuses')
      .select('id')
      .where('goal_id', '=', goalId)
      .where('week_start', '=', mondayOf(todayIn(t, tenant)))
      .executeTakeFirst();
    return row?.id ?? null;
  });
}

/** Far enough ahead that no test moves its clock past the end of a session. */
const SIGNED_IN = new Date('2027-12-01T00:00:00Z');

async function callerOf(t: TestApp, tenantId: number, person: PersonRow): Promise<Caller> {
  const { token } = await t.app.db.transaction({ role: 'app', tenantId }, (db) =>
    createSession(db, { tenantId, personId: person.id }, SIGNED_IN),
  );
  return (id, input, options) => t.call(id, input, { token, ...options });
}

/** The calls from one stage to the next, made by the people who may make them. */
async function lead(
  world: GoalWorld,
  id: number,
  { stage, by }: { stage: GoalState; by: Member },
): Promise<void> {
  const owner = world.as(by);
  const decider = world.as('goalAdmin');
  const approve = (Status: string) => ({ body: { Id: id, Status } });
  const result = {
    GoalId: id,
    Completed: true,
    Quality: 3,
    Outcome: 'Done as planned.',
    ObjectiveResult: 100,
  };
  const submit = async () => (await owner('goals.approve', approve('review'))).ok;
  const accept = async () => (await decider('goals.approve', approve('approved'))).ok;
  const steps: Readonly<Record<GoalState, readonly (() => Promise<unknown>)[]>> = {
    draft: [],
    review: [submit],
    approved: [submit, accept],
    shelving_in_review: [
      submit,
      accept,
      async () => (await owner('goals.shelve', approve('shelving_in_review'))).ok,
    ],
    shelved: [submit, accept, async () => (await decider('goals.shelve', approve('shelved'))).ok],
    results_in_review: [submit, accept, async () => (await owner('goals.finalize', { body: result })).ok],
    finalized: [
      submit,
      accept,
      async () => (await owner('goals.finalize', { body: result })).ok,
      async () =>
        (
          await world.as('manager')('goals.finalizeApproved', {
            body: { GoalId: id, Completed: true, Feedback: 'Well done.', ObjectiveResult: 100 },
          })
        ).ok,
    ],
  };
  for (const step of steps[stage]) await step();
}

let serial = 0;

async function makeGoal(world: GoalWorld, { by = 'owner', stage = 'draft', body = {} }: GoalOptions) {
  serial += 1;
  const input = { Title: `Goal ${serial}`, Measurement: 'Counted weekly', PeriodId: world.periodId, ...body };
  const { Goal } = (await world.as(by)('goals.create', { body: input })).ok;
  await lead(world, Goal.Id, { stage, by });
  return (await world.as(by)('goals.single', { params: { id: Goal.Id } })).ok;
}

async function makePeople(t: TestApp, tenantId: number): Promise<Record<Member, PersonRow>> {
  const people: Partial<Record<Member, PersonRow>> = {};
  for (const name of MEMBERS) {
    const { manager, values } = CAST[name];
    const above: PersonRow | undefined = manager === null ? undefined : people[manager];
    people[name] = await makePerson(t.app.db, tenantId, { name, ...values, manager_id: above?.id ?? null });
  }
  return people as Record<Member, PersonRow>;
}

/** Starts the application with one company in it. `close` with `world.t.close()`. */
export async function startGoalWorld(
  tenantValues: Partial<Insertable<TenantsTable>> = {},
  existing?: TestApp,
): Promise<GoalWorld> {
  const t = existing ?? (await startTestApp());
  const tenant = await makeTenant(t.app.db, tenantValues);
  const people = await makePeople(t, tenant.id);
  await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
    ensurePeriods(db, tenant.id, '2026-11-11'),
  );
  const callers = {} as Record<Member, Caller>;
  for (const name of MEMBERS) callers[name] = await callerOf(t, tenant.id, people[name]);
  const periods = (await callers.ceo('goals.periods', {})).ok.data;
  const periodAt = (index: number): number => periods.find((period) => period.Index === index)?.Id ?? 0;
  const world: GoalWorld = {
    t,
    tenant,
    people,
    periodId: periodAt(0),
    nextPeriodId: periodAt(1),
    as: (member) => callers[member],
    asPerson: (person) => callerOf(t, tenant.id, person),
    addPerson: (values) => makePerson(t.app.db, tenant.id, values),
    input: (body = {}) => ({ Title: 'A goal', Measurement: 'Counted', PeriodId: world.periodId, ...body }),
    goal: (options = {}) => makeGoal(world, options),
    rows: (options) => insertRows(world, options),
    currentStatusId: (goalId) => findCurrentStatusId(world, goalId),
  };
  return world;
}
