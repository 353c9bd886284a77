import { sql } from 'kysely';
import type { GoalWorld } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';
import { named, titled } from './goal-search.queries.ts';

let world: GoalWorld;
let other: GoalWorld;
const TITLE = 'Zebra crossing';
let own: number;
beforeAll(async () => {
  world = await startGoalWorld();
  other = await startGoalWorld({}, world.t);
  own = await world.rows({ state: 'approved', values: { title: TITLE } });
  await other.rows({ state: 'approved', values: { title: TITLE } });
});
afterAll(() => world.t.close());

/** The results of the database functions in a tenant; with null, outside any tenant. */
function ask(tenantId: number | null): Promise<{ goals: number[]; people: number[] } | undefined> {
  return world.t.app.db.transaction({ role: 'app', tenantId }, async (db) => {
    const periods = [world.periodId, other.periodId];
    const goals: number[] = [];
    for (const id of periods) {
      const { rows } = await sql<{ ids: number[] }>`select ${titled(id, 'zebra')} as ids`.execute(db);
      goals.push(...(rows[0]?.ids ?? []));
    }
    const { rows } = await sql<{ ids: number[] }>`select ${named('owner')} as ids`.execute(db);
    return { goals, people: rows[0]?.ids ?? [] };
  });
}

const tenantOf = ({ people }: GoalWorld): number => people.owner.tenant_id;

test('[D-21] a search finds nothing of another organization, with any period id', async () => {
  const found = await ask(tenantOf(world));
  expect(found?.goals).toEqual([own]);
  expect(found?.people).toContain(world.people.owner.id);
  expect(found?.people).not.toContain(other.people.owner.id);
});

test('outside any organization a search finds nothing', async () => {
  expect(await ask(null)).toEqual({ goals: [], people: [] });
});

test('search results are still hidden from people who may not see them', async () => {
  const hidden = await world.rows({ state: 'draft', values: { title: 'Zebra draft' } });
  const foundBy = async (as: 'owner' | 'peer') =>
    new Set((await world.as(as)('goals.list', { body: { Title: 'zebra' } })).ok.data.map(({ Id }) => Id));
  expect(await foundBy('owner')).toEqual(new Set([own, hidden]));
  expect(await foundBy('peer')).toEqual(new Set([own]));
});
