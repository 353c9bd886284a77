import type { Change, GoalFacts } from '@cadence/shared-contract';

/** More than a page could answer one by one. */
const MAX_WAITING = 500;

const union = (one: readonly number[], other: readonly number[]): number[] => [
  ...new Set([...one, ...other]),
];

function mergeFacts(one: GoalFacts, other: GoalFacts): GoalFacts {
  return {
    ...other,
    ownerIds: union(one.ownerIds, other.ownerIds),
    approverIds: union(one.approverIds, other.approverIds),
    parentIds: union(one.parentIds, other.parentIds),
  };
}

/** Two changes of the same thing and kind; without facts of both, anything may have changed. */
function merge(one: Change, other: Change): Change {
  const { type, id, actorId, origin } = other;
  const isOfSamePage = one.actorId === actorId && one.origin === origin;
  return {
    ...{ type, id },
    ...(isOfSamePage && actorId !== undefined && { actorId }),
    ...(isOfSamePage && origin !== undefined && { origin }),
    ...(one.goal && other.goal && { goal: mergeFacts(one.goal, other.goal) }),
  };
}

/** Changes that were received and not handled yet: one of each kind for each thing, however often it changed. */
export class WaitingChanges {
  #changes = new Map<string, Change>();
  #isEverything = false;

  get isEmpty(): boolean {
    return this.#changes.size === 0 && !this.#isEverything;
  }

  add(change: Change): void {
    // A kind of change does not cover another: what a post makes old, a new title does not.
    const key = `${change.type} ${String(change.id)} ${change.goal?.change ?? ''}`;
    const known = this.#changes.get(key);
    this.#changes.set(key, known ? merge(known, change) : change);
    if (this.#changes.size > MAX_WAITING) this.addEverything();
  }

  /** Nobody knows what has changed. */
  addEverything(): void {
    this.#changes.clear();
    this.#isEverything = true;
  }

  /** All of them; 'everything' after more than can be answered one by one, or when nobody knows. */
  take(): readonly Change[] | 'everything' {
    const changes = [...this.#changes.values()];
    const isEverything = this.#isEverything;
    this.#changes = new Map();
    this.#isEverything = false;
    return isEverything ? 'everything' : changes;
  }
}
