import { randomInt } from 'node:crypto';
import type { DiscTrait } from '@cadence/shared-contract';
import { ASSESSMENT_GROUPS, DISC_TRAITS } from '@cadence/shared-contract';
import type { StoredLayout } from '../../../migrations/user-manual-tables.ts';
import type { AssessmentResult, Sheet } from './score-sheet.ts';
import { scoreSheet } from './score-sheet.ts';

/** Who takes an assessment, as a provider knows them. */
export interface Taker {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly name: string;
}

/** Whose assessment people take: the built-in one, or a third party's (people §1). Nothing here holds a transaction. */
export interface AssessmentProvider {
  /** Kept with what it decided. */
  readonly name: string;
  /** Where the page is that asks; relative for a page of ours. */
  addressOf(publicKey: string): string;
  /** Groups in the order in which one person is asked; null where the provider asks on its own site. */
  newLayout(): StoredLayout | null;
  /** Informs the provider that somebody begins. @throws Error */
  begin(taker: Taker): Promise<void>;
  /**
   * The result; null while there is none.
   *
   * @param sheet what was answered here; empty where the provider asks
   * @throws Error when the provider cannot be reached or answers something else
   */
  evaluate(taker: Taker, sheet: Sheet): Promise<AssessmentResult | null>;
}

/** A copy in random order (Fisher and Yates). */
function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** Our own assessment: 28 groups of four sentences, on a page of the people remote (D-46). */
export const builtInProvider: AssessmentProvider = {
  name: 'built-in',
  addressOf: (publicKey) => `/v3/user-manual/${publicKey}`,
  newLayout: () =>
    shuffled(Array.from({ length: ASSESSMENT_GROUPS }, (_, index) => index + 1)).map((group) => ({
      group,
      sentences: shuffled<DiscTrait>(DISC_TRAITS),
    })),
  begin: () => Promise.resolve(),
  evaluate: (_taker, sheet) => Promise.resolve(sheet.length === ASSESSMENT_GROUPS ? scoreSheet(sheet) : null),
};
