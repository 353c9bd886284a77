import type { TitleOptions, TitleParent } from '@cadence/shared-contract/remote';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface PageTitleState {
  /** The shown route's own title. */
  readonly route: string;
  /** What the page refined it to; null leaves the route's. */
  readonly refined: string | null;
  /** The way to the page, outermost first. */
  readonly parents: readonly TitleParent[];
  /** What the window's tab says instead; null for the title. */
  readonly tab: string | null;
}

export type PageTitleStore = StoreApi<PageTitleState>;

const NONE: readonly TitleParent[] = [];

export function createPageTitle(): PageTitleStore {
  return createStore<PageTitleState>()(() => ({ route: '', refined: null, parents: NONE, tab: null }));
}

/** What a page made of its title; without parents there is no breadcrumb. */
export function refineTitle(
  store: PageTitleStore,
  refined: string | null,
  { parents = NONE, tab }: TitleOptions = {},
): void {
  store.setState({ refined, parents, tab: tab ?? null });
}

export function titleOf({ route, refined }: PageTitleState): string {
  return refined ?? route;
}
