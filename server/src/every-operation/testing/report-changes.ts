import type { BodyOf } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import type { Insertable } from 'kysely';
import type { ReportJobsTable } from '../../migrations/report-tables.ts';
import type { Caller, GoalWorld, PersonRow } from '../../modules/goals/testing/goal-world.ts';
import type { Change, ChangingId } from './change.ts';
import { tokenOf } from './token-of.ts';

interface Asker {
  readonly person: PersonRow;
  readonly as: { readonly token: string };
  readonly call: Caller;
}

function addJob({ t }: GoalWorld, person: PersonRow, values: Partial<Insertable<ReportJobsTable>>) {
  const now = t.clock.now();
  return t.app.db.transaction({ role: 'app', tenantId: person.tenant_id }, (db) =>
    db
      .insertInto('report_jobs')
      .values({
        ...{ tenant_id: person.tenant_id, person_id: person.id, created_at: now },
        ...{ report: REPORT_IDS.userList, format: 'csv', params: '{}', title: 'Everyone', state: 'waiting' },
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

/** Adds a person whose reports are queued, because two are already running. */
async function asker(world: GoalWorld): Promise<Asker> {
  const person = await world.addPerson({ role: 'manager', manager_id: world.people.vp.id });
  const heartbeat_at = world.t.clock.now();
  for (const run_id of ['first', 'second'])
    await addJob(world, person, { state: 'running', run_id, heartbeat_at, started_at: heartbeat_at });
  return { person, as: { token: await tokenOf(world, person) }, call: await world.asPerson(person) };
}

const userList = (Search: string): BodyOf<'reports.start'> => ({
  Report: REPORT_IDS.userList,
  Format: 'csv',
  Params: { Search },
});

const weekly = (Hour: number): BodyOf<'reports.addSchedule'> => ({
  ...userList('Person'),
  ...{ Every: 'week', Weekday: 1, Hour, Until: '2027-03-31' },
});

/** Adds a person with a schedule. */
async function scheduled(world: GoalWorld) {
  const { as, call } = await asker(world);
  const { Id: id, UpdatedAt } = (await call('reports.addSchedule', { body: weekly(8) })).ok;
  return { as, call, params: { id }, UpdatedAt };
}

/** Calls of the changing operations of reports. */
export const REPORT_CHANGES: {
  readonly [Id in Extract<ChangingId, `reports.${string}`>]: (world: GoalWorld) => Promise<Change>;
} = {
  'reports.start': async (world) => ({
    as: (await asker(world)).as,
    input: { body: userList('Ada') },
    other: { body: userList('Grace') },
  }),
  'reports.cancel': async (world) => {
    const { as, person } = await asker(world);
    const { id } = await addJob(world, person, {});
    return { as, input: { params: { id }, body: {} } };
  },
  'reports.discard': async (world) => {
    const { as, person } = await asker(world);
    const { id } = await addJob(world, person, { state: 'failed', finished_at: world.t.clock.now() });
    return { as, input: { params: { id } } };
  },
  'reports.addSchedule': async (world) => ({
    as: (await asker(world)).as,
    input: { body: weekly(8) },
    other: { body: weekly(9) },
  }),
  'reports.updateSchedule': async (world) => {
    const { as, params, UpdatedAt } = await scheduled(world);
    return {
      as,
      input: { params, body: { ...weekly(9), UpdatedAt } },
      other: { params, body: { ...weekly(10), UpdatedAt } },
    };
  },
  'reports.removeSchedule': async (world) => {
    const { as, params } = await scheduled(world);
    return { as, input: { params } };
  },
  'reports.restoreSchedule': async (world) => {
    const { as, call, params } = await scheduled(world);
    await call('reports.removeSchedule', { params });
    return { as, input: { params, body: {} } };
  },
};
