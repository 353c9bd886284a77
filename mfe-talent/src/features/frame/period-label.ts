import type { TalentPeriod } from '@cadence/shared-contract';

/** 'Q3 2026' */
export function periodLabel({ Quarter, Year }: Pick<TalentPeriod, 'Quarter' | 'Year'>): string {
  return `Q${Quarter} ${Year}`;
}
