import { isDeepStrictEqual } from 'node:util';
import { createQueryClient } from '@cadence/shared-auth/query';
import type { Page, ShownRead } from './page.ts';
import type { ShownGoal } from './shown-goals.ts';

/** What pages show beside what the server answers now. */
export interface Comparison {
  readonly pages: number;
  readonly goals: number;
  /** Goals that are shown as they were. */
  readonly old: number;
  readonly examples: readonly string[];
}

interface Wanted {
  /** Goals that changed: pages that show one are looked at first. */
  readonly goalIds: ReadonlySet<number>;
  /** How many shown goals are compared at least. */
  readonly goals: number;
}

/** A second cache of the same person, filled by the same reads. */
async function readAgain({ query }: ShownRead): Promise<unknown> {
  const { queryFn } = query.options;
  if (typeof queryFn !== 'function') throw new Error('A read without a call');
  const context = {
    signal: new AbortController().signal,
    client: createQueryClient(),
    queryKey: query.queryKey,
  };
  const ask = (pageParam: unknown): unknown =>
    (queryFn as (context: object) => unknown)({ ...context, pageParam });
  const { pageParams } = (query.state.data ?? {}) as { readonly pageParams?: readonly unknown[] };
  if (pageParams === undefined) return ask(undefined);
  return { pageParams, pages: await Promise.all(pageParams.map(ask)) };
}

async function compareRead(page: Page, read: ShownRead): Promise<readonly string[]> {
  const fresh = page.goalsIn(read.operation, await readAgain(read));
  const current = page.goalsIn(read.operation, read.query.state.data);
  const isOld = async (shown: ShownGoal, index: number): Promise<boolean> => {
    const now = fresh.filter(({ id }) => id === shown.id);
    if (now.length > 0) return !now.some(({ row }) => isDeepStrictEqual(row, shown.row));
    // It no longer matches the filter, which the page offers but does not apply by itself; its row must still be
    // updated.
    if (read.operation !== 'goals.list') return index >= 0;
    return !isDeepStrictEqual(await page.call('goals.single', { params: { id: shown.id } }), shown.row);
  };
  const old = await Promise.all(current.map(isOld));
  return current
    .filter((_, index) => old[index])
    .map(
      ({ id }) =>
        `${page.plan.screen} of ${page.plan.personId}: ${read.operation} shows goal ${id} as it was`,
    );
}

/** Pages that show what changed, then others, until enough goals are compared. */
export async function compareWithServer(pages: readonly Page[], wanted: Wanted): Promise<Comparison> {
  const showsChange = (page: Page): boolean => [...page.shownIds()].some((id) => wanted.goalIds.has(id));
  const first = pages.filter(showsChange);
  const others = pages.filter((page) => !first.includes(page));
  const examples: string[] = [];
  const count = { pages: 0, goals: 0 };
  for (const page of [...first, ...others]) {
    if (count.goals >= wanted.goals) break;
    count.pages += 1;
    for (const read of page.shown()) {
      count.goals += read.goals.length;
      examples.push(...(await compareRead(page, read)));
    }
  }
  return { ...count, old: examples.length, examples: examples.slice(0, 5) };
}
