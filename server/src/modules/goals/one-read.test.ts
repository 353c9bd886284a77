import type { CallInput, GoalState, OperationId } from '@cadence/shared-contract';
import type { CompiledQuery, KyselyPlugin, QueryId, RootOperationNode } from 'kysely';
import { dateInZone } from '../../kernel/clock/clock.ts';
import type { Db } from '../../kernel/db/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { Outbox } from '../../kernel/outbox/index.ts';
import { findReader } from '../../kernel/session/index.ts';
import { goalsSlice } from './goals.routes.ts';
import type { GoalWorld, Member } from './testing/goal-world.ts';
import { startGoalWorld } from './testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

/** Records the statements of a handle, in order. */
function watch(db: Db): { readonly db: Db; readonly run: CompiledQuery[] } {
  const run: CompiledQuery[] = [];
  const nodes = new WeakMap<QueryId, RootOperationNode>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      nodes.set(queryId, node);
      return node;
    },
    async transformResult({ result, queryId }) {
      const node = nodes.get(queryId);
      if (node) run.push(db.getExecutor().compileQuery(node, queryId));
      return result;
    },
  };
  return { db: db.withPlugin(plugin), run };
}

/** Handles a call and counts how often it read the goal. */
async function readsOf<Id extends OperationId>(
  by: Member,
  goalId: number,
  [id, input]: readonly [Id, CallInput<Id>],
): Promise<number> {
  const { t, tenant, people } = world;
  const { clock } = t.app;
  return t.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (tx) => {
    const reader = await findReader(tx, tenant.id, people[by].id);
    const handler = goalsSlice.handlers.get(id);
    if (!reader || !handler) throw new Error(`${by} cannot call ${id}`);
    const now = clock.now();
    const { db, run } = watch(tx);
    const ctx: Ctx = {
      ...reader,
      db,
      clock,
      now,
      outbox: new Outbox(now),
      today: dateInZone(now, tenant.time_zone),
      session: { id: 0, chainId: '', startedAt: now, lastSeenAt: now },
      log: t.app.http.log,
      requestId: '',
      ip: '127.0.0.1',
      hostname: 'localhost',
      isPhone: false,
      page: null,
      earlierAt: null,
    };
    await handler(ctx, input);
    return run.filter(
      ({ sql, parameters }) =>
        sql.startsWith('select') && sql.includes('from "goals" as "g"') && parameters.flat().includes(goalId),
    ).length;
  });
}

const wanted = (Id: number, Status: string) => ({ body: { Id, Status, Comment: 'Because' } });

describe('a change reads its goal once before and once after', () => {
  test.each<[string, GoalState, (id: number) => Promise<number>]>([
    ['request approval', 'draft', (id) => readsOf('owner', id, ['goals.approve', wanted(id, 'review')])],
    ['approve', 'review', (id) => readsOf('manager', id, ['goals.approve', wanted(id, 'approved')])],
    ['ask for changes', 'review', (id) => readsOf('manager', id, ['goals.approve', wanted(id, 'draft')])],
    ['shelve', 'approved', (id) => readsOf('manager', id, ['goals.shelve', wanted(id, 'shelved')])],
    [
      'submit the result',
      'approved',
      (id) =>
        readsOf('owner', id, [
          'goals.finalize',
          {
            body: { GoalId: id, Completed: true, Quality: 3, Outcome: 'Done.', ObjectiveResult: null },
          },
        ]),
    ],
    [
      'review the result',
      'results_in_review',
      (id) =>
        readsOf('manager', id, [
          'goals.finalizeApproved',
          {
            body: { GoalId: id, Completed: true, Feedback: 'Well done.', ObjectiveResult: null },
          },
        ]),
    ],
    [
      'change the owner',
      'approved',
      (id) =>
        readsOf('goalAdmin', id, ['goals.changeOwner', { body: { Id: id, UserId: world.people.peer.id } }]),
    ],
    ['delete', 'draft', (id) => readsOf('owner', id, ['goals.delete', { params: { id } }])],
  ])('%s', async (_what, state, reads) => {
    expect(await reads(await world.rows({ by: 'owner', state }))).toBe(2);
  });
});
