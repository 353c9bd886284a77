import { createStore, type StoreApi } from 'zustand/vanilla';

export interface PageTitleState {
  /** The shown route's own title. */
  readonly route: string;
  /** What the page refined it to; null leaves the route's. */
  readonly refined: string | null;
}

export type PageTitleStore = StoreApi<PageTitleState>;

export function createPageTitle(): PageTitleStore {
  return createStore<PageTitleState>()(() => ({ route: '', refined: null }));
}

export function titleOf({ route, refined }: PageTitleState): string {
  return refined ?? route;
}
