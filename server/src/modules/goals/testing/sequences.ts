import fc from 'fast-check';
import type { Action, ActionName, Call } from './action-table.ts';
import { ACTION_NAMES, ACTIONS, isAllowed } from './action-table.ts';
import { isVisible } from './permission-table.ts';
import type { Scenery, Seen, Situation, Standpoint } from './standpoints.ts';
import { statesOf } from './standpoints.ts';

/** One call in a generated sequence. */
interface Step {
  readonly who: Standpoint;
  readonly name: ActionName;
}

/** A sequence of calls: the goal they are made on, and the steps. */
export interface Life {
  readonly about: Standpoint;
  readonly steps: readonly Step[];
}

/** Without the calls after which the table no longer describes people's relations to the goal. */
const CALLS = ACTION_NAMES.filter(
  (name) => !['change the owner', 'change the parent', 'delete'].includes(name),
);

const BYSTANDERS = [
  'Org Admin',
  'manager further above',
  'colleague',
  'observer',
] as const satisfies readonly Standpoint[];
const ANYBODY = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Standpoint>('owner') },
  { weight: 3, arbitrary: fc.constant<Standpoint>('approver') },
  { weight: 2, arbitrary: fc.constantFrom<Standpoint>('ceo', 'Goal Admin') },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Standpoint>('Goal Manager, inside own tree', 'Goal Manager, outside own tree'),
  },
  { weight: 1, arbitrary: fc.constantFrom<Standpoint>(...BYSTANDERS) },
);
const AROUND_THE_CEO = fc.constantFrom<Standpoint>(
  'ceo, own goal',
  'ceo, own goal',
  'observer, company goal',
);

function lifeOf(about: Standpoint, people: fc.Arbitrary<Standpoint>): fc.Arbitrary<Life> {
  const step = fc.record({ who: people, name: fc.constantFrom(...CALLS) });
  const steps = fc.array(step, { minLength: 6, maxLength: 24, size: 'max' });
  return steps.map((all) => ({ about, steps: all }));
}

/** Generated sequences, mostly on a contributor's goal, some on the ceo's; the same ones for the same seed. */
export function generateLives(count: number, seed: number): readonly Life[] {
  const life = fc.oneof(
    { weight: 7, arbitrary: lifeOf('owner', ANYBODY) },
    { weight: 1, arbitrary: lifeOf('ceo, own goal', AROUND_THE_CEO) },
  );
  return fc.sample(life, { numRuns: count, seed });
}

/** The expected state of a goal by the hand-written tables. */
interface Model {
  readonly state: ReturnType<typeof statesOf>['state'];
  /** Kept while the goal is shelved or its result is in review; nothing may happen to it then. */
  readonly edit: 'draft' | 'review' | null;
  readonly reviewer: Standpoint | null;
}

function situationOf({ state, edit }: Model): Situation {
  if (state !== 'approved' || edit === null) return state;
  return edit === 'draft' ? 'approved, edit in draft' : 'approved, edit in review';
}

/** Only the person who reviewed the result may change the review; the tables know one reviewer. */
function isGranted(model: Model, { who, name }: Step): boolean {
  const situation = situationOf(model);
  const isReview = name === 'review the result' && situation === 'finalized';
  return isReview ? model.reviewer === who : isAllowed(name, who, situation);
}

function moved(model: Model, { who, name }: Step): Model {
  const situation = situationOf(model);
  const target = ACTIONS[name].leadsTo(situation, who);
  if (target === undefined) return model;
  const { state, edit } = statesOf(target);
  if (state === 'finalized') {
    const isFirstReview = name === 'review the result' && model.reviewer === null;
    return { state, edit: null, reviewer: isFirstReview ? who : model.reviewer };
  }
  const isEditMoved = model.state === 'approved' && state === 'approved';
  return { ...model, state, edit: isEditMoved ? edit : model.edit };
}

interface Stored {
  readonly state: string;
  readonly edit: string | null;
  readonly version: string;
}

/** The stored state of the goal. */
function readStored({ world }: Scenery, id: number): Promise<Stored> {
  return world.t.app.db.transaction({ role: 'app', tenantId: world.tenant.id }, async (db) => {
    const row = await db
      .selectFrom('goals as g')
      .leftJoin('goal_edits as e', (join) =>
        join.onRef('e.goal_id', '=', 'g.id').on('e.state', 'in', ['draft', 'review']),
      )
      .select(['g.state', 'g.updated_at', 'e.state as edit'])
      .where('g.id', '=', id)
      .executeTakeFirstOrThrow();
    return { state: row.state, edit: row.edit, version: row.updated_at.toISOString() };
  });
}

/** How an answer differs from the tables, null when it does not. */
function faultOf(status: number, isDone: boolean, canSee: boolean): string | null {
  if (isDone) return status === 200 ? null : `refused with ${status}`;
  const expected = canSee ? [400, 409] : [404];
  return expected.includes(status) ? null : `answered ${status} instead of a refusal`;
}

/** The current point in a sequence. */
interface Moment {
  readonly goal: Seen;
  readonly model: Model;
  readonly stored: Stored;
  /** The latest step that was done; its repeat gets the same answer and does nothing (D-89). */
  readonly done: Step | null;
}

/** The call of a step; null for a post where the goal was never approved and so has no status row. */
async function callFor({ world }: Scenery, goal: Seen, { name }: Step): Promise<Call | null> {
  const { call }: Action = ACTIONS[name];
  if (name !== 'post an update') return call(goal, world);
  const statusId = await world.currentStatusId(goal.id);
  return statusId === null ? null : call({ ...goal, statusId }, world);
}

/** Takes a step; returns the next moment, or a sentence that says how it differs from the tables. */
async function take(scenery: Scenery, moment: Moment, step: Step): Promise<Moment | string> {
  const { goal, model, stored, done } = moment;
  const call = await callFor(scenery, goal, step);
  if (call === null) return moment;
  const { status } = await scenery.callerOf(step.who)(call.id, call.input);
  const isRepeat = done?.who === step.who && done.name === step.name;
  const isDone = !isRepeat && isGranted(model, step);
  const next = isDone ? moved(model, step) : model;
  const after = await readStored(scenery, goal.id);
  const told = `expected ${JSON.stringify(next)}, found ${JSON.stringify(after)}`;
  const fault = faultOf(status, isDone || isRepeat, isVisible(step.who, situationOf(model)));
  if (fault !== null) return `${fault}; ${told}`;
  if (after.state !== next.state || after.edit !== next.edit) return `moved elsewhere; ${told}`;
  if (!isDone && after.version !== stored.version) return `changed by what was refused; ${told}`;
  return { goal, model: next, stored: after, done: isDone ? step : done };
}

/**
 * Runs one sequence through the API; returns the first difference from the tables with the steps before it, or null.
 */
export async function liveThrough(scenery: Scenery, { about, steps }: Life): Promise<string | null> {
  const goal = await scenery.goalFor(about, 'draft');
  let moment: Moment = {
    goal,
    model: { state: 'draft', edit: null, reviewer: null },
    stored: await readStored(scenery, goal.id),
    done: null,
  };
  for (const [index, step] of steps.entries()) {
    const next = await take(scenery, moment, step);
    if (typeof next === 'string') {
      const path = steps.slice(0, index + 1).map(({ who, name }) => `${who}: ${name}`);
      return `${next}; ${path.join(' → ')}`;
    }
    moment = next;
  }
  return null;
}
