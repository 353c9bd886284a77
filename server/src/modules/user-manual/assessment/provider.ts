import { randomInt } from 'node:crypto';
import type { DiscTrait } from '@cadence/shared-contract';
import { ASSESSMENT_GROUPS, DISC_TRAITS } from '@cadence/shared-contract';
import type { StoredLayout } from '../../../migrations/user-manual-tables.ts';
import type { AssessmentResult, Sheet } from './score-sheet.ts';
import { scoreSheet } from './score-sheet.ts';

/** A person who takes an assessment, as a provider knows them. */
export interface Taker {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly name: string;
}

/** The source of the assessment: built-in, or a third party's site (people §1). No call holds a transaction. */
export interface AssessmentProvider {
  /** Stored with the result. */
  readonly name: string;
  /** The address of the page with the questions; relative for our own page. */
  addressOf(publicKey: string): string;
  /** The groups in the order for one person; null if the provider's own site asks. */
  newLayout(): StoredLayout | null;
  /** Registers a person who begins with the provider. @throws Error */
  begin(taker: Taker): Promise<void>;
  /**
   * The result; null if there is none yet.
   *
   * @param sheet the answers given here; empty if the provider's site asks
   * @throws Error if the provider cannot be reached or its answer is not a result
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
