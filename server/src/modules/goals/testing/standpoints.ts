import type { Caller, GoalWorld, Member, RowOptions } from './goal-world.ts';

/** The states of a goal and its open edit. */
export const SITUATIONS = [
  'draft',
  'review',
  'approved',
  'approved, edit in draft',
  'approved, edit in review',
  'shelving_in_review',
  'shelved',
  'results_in_review',
  'finalized',
] as const;
export type Situation = (typeof SITUATIONS)[number];
type GoalState = RowOptions['state'];

/** The goals that the standpoints differ by: owner and alignment. */
interface Ground {
  readonly by: Member;
  readonly isAligned: boolean;
  readonly creator?: Member;
}

const GROUNDS = {
  theirs: { by: 'owner', isAligned: true },
  written: { by: 'owner', isAligned: true, creator: 'goalManager' },
  company: { by: 'ceo', isAligned: false },
  adminUnaligned: { by: 'goalAdmin', isAligned: false },
  adminAligned: { by: 'goalAdmin', isAligned: true },
  managerUnaligned: { by: 'goalManager', isAligned: false },
  managerAligned: { by: 'goalManager', isAligned: true },
} as const satisfies Record<string, Ground>;
type GroundName = keyof typeof GROUNDS;

/** A person, and the goal that they look at. Aligned goals are beneath one of `goalManager`'s. */
export const STANDPOINTS = {
  owner: { actor: 'owner', ground: 'theirs' },
  approver: { actor: 'manager', ground: 'theirs' },
  ceo: { actor: 'ceo', ground: 'theirs' },
  'Goal Admin': { actor: 'goalAdmin', ground: 'theirs' },
  'Goal Manager, inside own tree': { actor: 'goalManager', ground: 'theirs' },
  'Goal Manager, who wrote it': { actor: 'goalManager', ground: 'written' },
  'Goal Manager, outside own tree': { actor: 'otherGoalManager', ground: 'theirs' },
  'Org Admin': { actor: 'orgAdmin', ground: 'theirs' },
  'manager further above': { actor: 'vp', ground: 'theirs' },
  colleague: { actor: 'stranger', ground: 'theirs' },
  observer: { actor: 'observer', ground: 'theirs' },
  'observer, company goal': { actor: 'observer', ground: 'company' },
  'ceo, own goal': { actor: 'ceo', ground: 'company' },
  'Goal Admin, own unaligned goal': { actor: 'goalAdmin', ground: 'adminUnaligned' },
  'Goal Admin, own aligned goal': { actor: 'goalAdmin', ground: 'adminAligned' },
  'Goal Manager, own unaligned goal': { actor: 'goalManager', ground: 'managerUnaligned' },
  'Goal Manager, own aligned goal': { actor: 'goalManager', ground: 'managerAligned' },
} as const satisfies Record<
  string,
  { readonly actor: Member | 'otherGoalManager'; readonly ground: GroundName }
>;
export type Standpoint = keyof typeof STANDPOINTS;
export const STANDPOINT_NAMES = Object.keys(STANDPOINTS) as readonly Standpoint[];

/** State of the goal and of its open edit in a situation. */
export function statesOf(situation: Situation): {
  readonly state: GoalState;
  readonly edit: 'draft' | 'review' | null;
} {
  if (situation === 'approved, edit in draft') return { state: 'approved', edit: 'draft' };
  if (situation === 'approved, edit in review') return { state: 'approved', edit: 'review' };
  return { state: situation, edit: null };
}

/** A goal as one standpoint sees it. */
export interface Seen {
  readonly id: number;
  readonly parentId: number | null;
  /** The goal's status row of the current week, 0 without one. */
  readonly statusId: number;
}

/** Makes goals for standpoints, and calls on their behalf. */
export interface Scenery {
  readonly world: GoalWorld;
  readonly callerOf: (standpoint: Standpoint) => Caller;
  goalFor(standpoint: Standpoint, situation: Situation): Promise<Seen>;
}

export async function setScenery(world: GoalWorld): Promise<Scenery> {
  const parentId = await world.rows({ by: 'goalManager', state: 'approved' });
  const outside = await world.addPerson({
    name: 'otherGoalManager',
    role: 'manager',
    is_goal_manager: true,
    manager_id: world.people.vp.id,
  });
  const asOutside = await world.asPerson(outside);
  return {
    world,
    callerOf: (standpoint) => {
      const { actor } = STANDPOINTS[standpoint];
      return actor === 'otherGoalManager' ? asOutside : world.as(actor);
    },
    async goalFor(standpoint, situation) {
      const ground: Ground = GROUNDS[STANDPOINTS[standpoint].ground];
      const { state, edit } = statesOf(situation);
      const parent = ground.isAligned ? parentId : null;
      const id = await world.rows({
        by: ground.by,
        state,
        ...(edit ? { edit } : {}),
        reviewer: 'manager',
        values: {
          parent_id: parent,
          owner_was_ceo: ground.by === 'ceo',
          creator_id: world.people[ground.creator ?? ground.by].id,
        },
      });
      return { id, parentId: parent, statusId: (await world.currentStatusId(id)) ?? 0 };
    },
  };
}
