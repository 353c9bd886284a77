import type { PeriodSummary } from '@cadence/shared-contract';

/** 'Q4 2026'. */
export function periodLabel(period: Pick<PeriodSummary, 'Quarter' | 'Year'>): string {
  return `Q${period.Quarter} ${period.Year}`;
}
