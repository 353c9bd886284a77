import type { Goal, GoalAncestor, GoalBundle, GoalState } from '@cadence/shared-contract';

/** One line of the goal's family. */
export interface TreeRow {
  readonly id: number;
  readonly title: string;
  readonly ownerId: number;
  readonly ownerName: string;
  readonly state: GoalState;
  /** 1 for the root. */
  readonly level: number;
  readonly isCurrent: boolean;
}

function rowOf(
  goal: Pick<GoalAncestor, 'Id' | 'Title' | 'User' | 'State'>,
  level: number,
  isCurrent: boolean,
): TreeRow {
  const { Id, Title, User, State } = goal;
  return { id: Id, title: Title, ownerId: User.Id, ownerName: User.Name, state: State, level, isCurrent };
}

function asAncestor({ Id, GoalDetail, User, State }: Goal) {
  return { Id, Title: GoalDetail.Title, User, State };
}

/** From the root down to the goal, and the goals right beneath it. */
export function treeRows(
  { Goal: goal, Ancestors }: GoalBundle,
  children: readonly Goal[],
): readonly TreeRow[] {
  const level = Ancestors.length + 1;
  return [
    ...Ancestors.map((ancestor, index) => rowOf(ancestor, index + 1, false)),
    rowOf(asAncestor(goal), level, true),
    ...children
      .filter(({ ParentId }) => ParentId === goal.Id)
      .map((child) => rowOf(asAncestor(child), level + 1, false)),
  ];
}
