import type { Comparison } from './compare.ts';
import type { Posting } from './page.ts';
import type { RequestCounts } from './requests.ts';
import type { PagePlan } from './screens.ts';

/** When a page that showed a goal showed what was posted; null for not yet. Milliseconds since 1970. */
export interface FreshAt {
  readonly goalId: number;
  readonly screen: string;
  readonly at: number | null;
}

interface Counts extends RequestCounts {
  /** Hub connections that ended by themselves. */
  readonly lost: number;
  readonly cpu: NodeJS.CpuUsage;
}

/** What the process full of pages can be asked. */
export interface Asks {
  open: { ask: { plans: readonly PagePlan[]; weekStart: string }; answer: null };
  /** Goals on pages that somebody sees, with how many pages show each. */
  shown: { ask: null; answer: readonly (readonly [goalId: number, pages: number])[] };
  posting: { ask: Posting; answer: null };
  fresh: { ask: null; answer: readonly FreshAt[] };
  counts: { ask: null; answer: Counts };
  /** Hidden tabs are looked at; how many. */
  see: { ask: number; answer: number };
  compare: { ask: { goalIds: readonly number[]; goals: number }; answer: Comparison };
  close: { ask: null; answer: null };
}

export interface Question {
  readonly id: number;
  readonly name: keyof Asks;
  readonly ask: unknown;
}
