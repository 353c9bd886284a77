import type { PeriodSummary } from '@cadence/shared-contract';

/** 'Q4 2026' */
export function periodLabel({ Quarter, Year }: Pick<PeriodSummary, 'Quarter' | 'Year'>): string {
  return `Q${Quarter} ${Year}`;
}
