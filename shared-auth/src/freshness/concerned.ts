import type { Change, Need, OperationId, Rule } from '@cadence/shared-contract';
import { FRESHNESS } from '@cadence/shared-contract';
import type { InfiniteData, Query } from '@tanstack/react-query';

/** Any answer of the contract; what it holds is known to the rule of its operation. */
type Answer = Readonly<Record<string, unknown>>;
type Pages = InfiniteData<Answer & { readonly data: readonly unknown[] }>;

/** The operation of a cached read, by its key (`queryKeys`). */
export function operationOf({ queryKey }: Query): OperationId {
  return `${String(queryKey[0])}.${String(queryKey[1])}` as OperationId;
}

export function inputOf({ queryKey }: Query): unknown {
  return queryKey[2] ?? {};
}

/** Where `id` is a goal's. */
const OF_GOALS = /^(?:goals|dashboard)$/;

/** The goal of a read, by its parameters; undefined where it reads something else. */
export function goalIdOf(query: Query): number | undefined {
  const { params } = inputOf(query) as {
    readonly params?: { readonly id?: number; readonly goalId?: number };
  };
  return params?.goalId ?? (OF_GOALS.test(String(query.queryKey[0])) ? params?.id : undefined);
}

function isPaged(data: unknown): data is Pages {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
}

/** What a read shows, of a list all of its pages as one; undefined before the first answer. */
function answerOf({ state: { data } }: Query): Answer | undefined {
  if (!isPaged(data)) return data as Answer | undefined;
  return { ...data.pages[0], data: data.pages.flatMap((page) => page.data) };
}

/** Applies a change to an answer, or to every page of one. */
export function mapAnswer(data: unknown, change: (answer: Answer) => Answer): unknown {
  return isPaged(data) ? { ...data, pages: data.pages.map(change) } : change(data as Answer);
}

/** Whether the table of freshness has a rule for the read: events, not time, make it old. */
export function isFollowed(query: Query): boolean {
  const id = operationOf(query);
  return Object.values(FRESHNESS).some((rules) => id in rules);
}

/** The rule of a change for a read, if any. */
function ruleOf({ type }: Change, query: Query): Rule<OperationId> | undefined {
  return FRESHNESS[type][operationOf(query)];
}

/** Whether the table names the read for one of the changes, regardless of its data. */
export function isNamed(query: Query, changes: readonly Change[]): boolean {
  return changes.some((change) => ruleOf(change, query) !== undefined);
}

/** What some changes mean to a read that has been answered; empty for nothing. */
export function needsOf(query: Query, changes: readonly Change[], viewerId: number): ReadonlySet<Need> {
  const answer = answerOf(query);
  const needs = new Set<Need>();
  if (answer === undefined) return needs;
  const read = { input: inputOf(query), answer, viewerId } as never;
  for (const change of changes)
    for (const need of [ruleOf(change, query)?.(change, read) ?? []].flat()) needs.add(need);
  return needs;
}
