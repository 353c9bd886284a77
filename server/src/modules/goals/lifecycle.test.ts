import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GOAL_ACTIONS, goalAction, GOAL_PERMISSIONS } from '@cadence/shared-contract';
import type { Action, ActionName, Call } from './testing/action-table.ts';
import { ACTION_NAMES, ACTIONS, isAllowed } from './testing/action-table.ts';
import { startGoalWorld } from './testing/goal-world.ts';
import { isVisible, PERMISSIONS } from './testing/permission-table.ts';
import type { Scenery, Seen, Situation, Standpoint } from './testing/standpoints.ts';
import { setScenery, SITUATIONS, STANDPOINT_NAMES, statesOf } from './testing/standpoints.ts';

let scenery: Scenery;
beforeAll(async () => {
  scenery = await setScenery(await startGoalWorld());
});
afterAll(() => scenery.world.t.close());

async function attempt(who: Standpoint, name: ActionName, goal: Seen) {
  const { id, input }: Call = ACTIONS[name].call(goal, scenery.world);
  const answer = await scenery.callerOf(who)(id, input);
  return { status: answer.status, detail: answer.status === 200 ? null : answer.problem.detail };
}

/** The current states of the goal and its open edit. */
async function standing(id: number) {
  const { State, GoalEdit } = (await scenery.world.as('goalAdmin')('goals.single', { params: { id } })).ok;
  return { state: State, edit: GoalEdit?.State ?? null };
}

const read = async (id: number) => (await scenery.world.as('goalAdmin')('goals.read', { params: { id } })).ok;

/** 404 where the goal is not visible; 400; 409 only for people who could do it in another state (D-84). */
function refusalOf(name: ActionName, who: Standpoint, situation: Situation): number {
  if (!isVisible(who, situation)) return 404;
  const action: Action = ACTIONS[name];
  // A person who reviews results is too late for a result that is finalized already.
  const isTooLate = name === 'review the result' && situation === 'finalized';
  const isWrongState = action.needs[situation] === undefined || isTooLate;
  // A Goal Manager may publish every draft that they see, but cannot see this one.
  const isPublisher = name === 'approve' && who === 'Goal Manager, outside own tree';
  const isEverAllowed = isPublisher || SITUATIONS.some((other) => isAllowed(name, who, other));
  return isWrongState && isEverAllowed ? 409 : 400;
}

/**
 * The rows of docs/goal-permissions.md by situation and person: the permissions, or null if the goal is not visible.
 */
function readPage(): ReadonlyMap<string, readonly string[] | null> {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/goal-permissions.md'), 'utf8');
  const lines = new Map<string, readonly string[] | null>();
  for (const section of page.split(/^## /m).slice(1)) {
    const [title = ''] = section.split('\n');
    for (const [, who = '', permissions = ''] of section.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)) {
      const isSeen = permissions !== 'not visible';
      lines.set(`${title}: ${who}`, isSeen ? permissions.split(', ').filter((one) => one !== 'none') : null);
    }
  }
  return lines;
}

describe('who may do what in which state', () => {
  test('the tables name every row of the lifecycle and every permission', () => {
    const covered = new Set(ACTION_NAMES.flatMap((name): readonly string[] => ACTIONS[name].covers));
    expect(GOAL_ACTIONS.filter((action) => action !== 'create' && !covered.has(action))).toEqual([]);
    const granted = new Set(Object.values(PERMISSIONS).flatMap((row) => Object.values(row).flat()));
    expect(GOAL_PERMISSIONS.filter((permission) => !granted.has(permission))).toEqual([]);
  });

  test('docs/goal-permissions.md says the same', () => {
    const page = readPage();
    for (const situation of SITUATIONS) {
      for (const who of STANDPOINT_NAMES) {
        const place = `${situation}: ${who}`;
        expect([place, page.get(place)]).toEqual([place, PERMISSIONS[who][situation] ?? null]);
      }
    }
  });

  test.each(SITUATIONS)('[GOAL-145] permissions of everyone: %s', async (situation) => {
    for (const who of STANDPOINT_NAMES) {
      const { id } = await scenery.goalFor(who, situation);
      const answer = await scenery.callerOf(who)('goals.read', { params: { id } });
      const seen = answer.status === 404 ? undefined : answer.ok.Permissions;
      expect({ who, seen }).toEqual({ who, seen: PERMISSIONS[who][situation] });
      const { data } = (await scenery.callerOf(who)('goals.rows', { body: { Ids: [id] } })).ok;
      expect({ who, data }).toEqual({ who, data: seen === undefined ? [] : [answer.ok.Goal] });
      for (const { Actions, Flags, GoalEdit } of data) {
        const meant = new Set(Actions.map((action) => goalAction(action).permission));
        expect({ who, meant }).toEqual({ who, meant: new Set(seen) });
        expect({ who, isPending: Flags.PendingEdits }).toEqual({ who, isPending: GoalEdit !== null });
      }
    }
  });

  test.each(SITUATIONS)(
    '[GOAL-145] what is not permitted is refused with a sentence and changes nothing: %s',
    async (situation) => {
      for (const who of STANDPOINT_NAMES) {
        const goal = await scenery.goalFor(who, situation);
        const before = await read(goal.id);
        for (const name of ACTION_NAMES.filter((one) => !isAllowed(one, who, situation))) {
          // A goal that was never approved has no status row.
          if (name === 'post an update' && goal.statusId === 0) continue;
          const { status, detail } = await attempt(who, name, goal);
          expect({ who, name, status }).toEqual({ who, name, status: refusalOf(name, who, situation) });
          expect(detail).toMatch(/^\w.+\.$/);
        }
        expect(await read(goal.id)).toEqual(before);
      }
    },
  );

  test.each(ACTION_NAMES)('[GOAL-136] [GOAL-145] people with the permission can: %s', async (name) => {
    for (const situation of SITUATIONS) {
      for (const who of STANDPOINT_NAMES.filter((one) => isAllowed(name, one, situation))) {
        const goal = await scenery.goalFor(who, situation);
        const { detail } = await attempt(who, name, goal);
        expect({ name, situation, who, detail }).toEqual({ name, situation, who, detail: null });
        if (name === 'delete') continue;
        const expected = statesOf(ACTIONS[name].leadsTo(situation, who) ?? situation);
        const { state, edit } = await standing(goal.id);
        expect({ name, situation, who, state }).toEqual({ name, situation, who, state: expected.state });
        if (state === 'approved') expect({ name, who, edit }).toEqual({ name, who, edit: expected.edit });
      }
    }
  });
});
