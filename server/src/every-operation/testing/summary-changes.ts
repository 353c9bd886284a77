import type { Caller, GoalWorld } from '../../modules/goals/testing/goal-world.ts';
import type { Change, ChangingId } from './change.ts';
import { tokenOf } from './token-of.ts';

interface Writer {
  readonly as: { readonly token: string };
  readonly call: Caller;
  readonly goalId: number;
  readonly params: { readonly periodId: number; readonly audience: 'me' };
  readonly year: { readonly year: number; readonly audience: 'me' };
}

/** Adds a person with a goal in a quarter that has ended. */
async function writer(world: GoalWorld): Promise<Writer> {
  const { t, tenant } = world;
  const person = await world.addPerson({ manager_id: world.people.manager.id });
  const quarter = { year: 2026, quarter: 3, start_date: '2026-07-01', end_date: '2026-09-30' };
  const periodId = await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, async (db) => {
    const { id } = await db
      .insertInto('periods')
      .values({ tenant_id: tenant.id, ...quarter })
      .onConflict((clash) =>
        clash.columns(['tenant_id', 'start_date']).doUpdateSet({ quarter: quarter.quarter }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
  const values = { owner_id: person.id, creator_id: person.id };
  const goalId = await world.rows({ state: 'finalized', periodId, values });
  return {
    as: { token: await tokenOf(world, person) },
    call: await world.asPerson(person),
    goalId,
    params: { periodId, audience: 'me' },
    year: { year: quarter.year, audience: 'me' },
  };
}

/** Adds a writer with a saved summary of a quarter. */
async function withSaved(world: GoalWorld) {
  const one = await writer(world);
  const { Saved } = (await one.call('summaries.quarter', { params: one.params })).ok;
  if (!Saved) throw new Error('no summary was saved');
  return { ...one, saved: Saved };
}

/** Calls of the changing operations of summaries. */
export const SUMMARY_CHANGES: {
  readonly [Id in Extract<ChangingId, `summaries.${string}`>]: (world: GoalWorld) => Promise<Change>;
} = {
  'summaries.quarter': async (world) => {
    const { as, params } = await writer(world);
    return { as, input: { params } };
  },
  'summaries.year': async (world) => {
    const { as, year } = await writer(world);
    return { as, input: { params: year } };
  },
  'summaries.quarterAgain': async (world) => {
    const { as, params } = await withSaved(world);
    return { as, input: { params } };
  },
  'summaries.yearAgain': async (world) => {
    const { as, year } = await writer(world);
    return { as, input: { params: year } };
  },
  'summaries.goal': async (world) => {
    const { as, params, goalId, saved } = await withSaved(world);
    const body = { Context: { AdditionalContext: 'And more.' }, SavedId: saved.Id };
    return { as, input: { params: { ...params, goalId }, body } };
  },
  'summaries.quarterText': async (world) => {
    const { as, params, saved } = await withSaved(world);
    const body = { Context: { AdditionalContext: 'And more.' }, SavedId: saved.Id };
    return { as, input: { params, body } };
  },
  'summaries.yearText': async (world) => {
    const { as, call, year } = await writer(world);
    const { Saved } = (await call('summaries.year', { params: year })).ok;
    const body = { Context: { AdditionalContext: 'And more.' }, SavedId: Saved?.Id ?? 0 };
    return { as, input: { params: year, body } };
  },
  'summaries.stop': async (world) => {
    const { t, tenant, people } = world;
    const values = { tenant_id: tenant.id, person_id: people.owner.id, total: 3, touched_at: t.clock.now() };
    await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, (db) =>
      db.insertInto('summary_runs').values(values).execute(),
    );
    return { as: 'owner', input: {} };
  },
  'summaries.save': async (world) => {
    const { as, goalId, saved } = await withSaved(world);
    const params = { id: saved.Id };
    const body = (Summary: string) => ({
      UpdatedAt: saved.UpdatedAt,
      Parts: [{ Part: 'goal', Id: goalId, Summary }],
    });
    return {
      as,
      input: { params, body: body('It went well.') },
      other: { params, body: body('It went very well.') },
    };
  },
  'summaries.restoreVersion': async (world) => {
    const { as, saved } = await withSaved(world);
    return { as, input: { params: { id: saved.Id, version: 1 }, body: {} } };
  },
  'summaries.delete': async (world) => {
    const { as, saved } = await withSaved(world);
    return { as, input: { params: { id: saved.Id } } };
  },
  'summaries.restore': async (world) => {
    const { as, call, saved } = await withSaved(world);
    await call('summaries.delete', { params: { id: saved.Id } });
    return { as, input: { params: { id: saved.Id }, body: {} } };
  },
};
