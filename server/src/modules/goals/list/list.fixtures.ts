import type { GoalListInput, GoalPage } from '@cadence/shared-contract';
import type { GoalWorld, Member, RowOptions } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

/** The Wednesday on which the tests read the fixture. */
export const LOOKED_AT = '2026-11-11T15:00:00Z';

type Recent = readonly [
  likelihood: number,
  quality: number,
  delta?: number,
  qualityDelta?: number,
  week?: string,
];

const recent = (...[likelihood, quality, delta = 0, qualityDelta = 0, week = '2026-11-09']: Recent) => ({
  likelihood,
  quality,
  likelihood_delta: delta,
  quality_delta: qualityDelta,
  status_week: week,
});

/** Goals by title; each differs from the others in what one filter checks. `on` names the parent. */
const GOALS = {
  company: { by: 'ceo', state: 'approved', values: { ...recent(3, 3), owner_was_ceo: true } },
  'vp top': { by: 'vp', state: 'approved', values: recent(2, 2) },
  'manager aligned': { by: 'manager', state: 'approved', on: 'company', values: recent(4, 4, 1, 1) },
  'needs update': { state: 'approved', on: 'manager aligned', values: recent(1, 2, 0, -1, '2026-10-19') },
  worsened: { state: 'approved', values: recent(2, 3, -1) },
  'worsened but done': { by: 'peer', state: 'finalized', values: recent(0, 0, -2) },
  'in review': { by: 'peer', state: 'review' },
  'edit in review': { by: 'peer', state: 'approved', edit: 'review', values: recent(3, 3) },
  'edit in draft': { state: 'approved', edit: 'draft', values: recent(3, 3) },
  draft: { state: 'draft' },
  private: { state: 'approved', values: { ...recent(3, 1), is_private: true } },
  shelving: { by: 'peer', state: 'shelving_in_review', values: recent(2, 2) },
  'result in review': { by: 'peer', state: 'results_in_review', values: recent(2, 2) },
  shelved: { by: 'stranger', state: 'shelved', values: recent(2, 2) },
  'on shelved': { by: 'stranger', state: 'approved', on: 'shelved', values: recent(2, 2) },
  deleted: { by: 'stranger', state: 'approved', values: { deleted_at: new Date('2026-11-01T00:00:00Z') } },
  'on deleted': { by: 'stranger', state: 'approved', on: 'deleted', values: recent(2, 2) },
} as const satisfies Readonly<Record<string, RowOptions & { readonly on?: string }>>;
export type GoalName = keyof typeof GOALS;

/** What the manager of owner and peer may see of the fixture, by title. */
export const MANAGER_SEES: readonly GoalName[] = [
  'company',
  'edit in draft',
  'edit in review',
  'in review',
  'manager aligned',
  'needs update',
  'on deleted',
  'on shelved',
  'private',
  'result in review',
  'shelving',
  'vp top',
  'worsened',
  'worsened but done',
];

/** A company with the goals of the fixture, and its list as a person gets it. */
export interface ListWorld {
  readonly world: GoalWorld;
  readonly ids: Readonly<Record<GoalName, number>>;
  /** The first hundred rows, by default as the manager sees them. */
  list(body: GoalListInput, as?: Member): Promise<GoalPage>;
  /** Titles of the list, sorted. */
  names(body: GoalListInput, as?: Member): Promise<readonly string[]>;
}

async function insertGoals(world: GoalWorld): Promise<Record<GoalName, number>> {
  const ids: Partial<Record<string, number>> = {};
  for (const [title, goal] of Object.entries<RowOptions & { readonly on?: string }>(GOALS)) {
    const { on, ...options } = goal;
    const parent_id = on === undefined ? null : (ids[on] ?? null);
    ids[title] = await world.rows({ ...options, values: { ...options.values, title, parent_id } });
  }
  return ids as Record<GoalName, number>;
}

/** Starts the application with the fixture in it. `close` with `world.t.close()`. */
export async function startListWorld(): Promise<ListWorld> {
  const world = await startGoalWorld();
  world.t.clock.set('2026-10-20T15:00:00Z');
  const ids = await insertGoals(world);
  world.t.clock.set(LOOKED_AT);
  const list: ListWorld['list'] = async (body, as = 'manager') =>
    (await world.as(as)('goals.list', { body: { PageSize: 100, ...body } })).ok;
  return {
    world,
    ids,
    list,
    names: async (body, as) => (await list(body, as)).data.map((goal) => goal.GoalDetail.Title).sort(),
  };
}
