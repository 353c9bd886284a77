import type { AppraisalSignature } from '@cadence/shared-contract';

/** Enough of a digest to distinguish two texts. */
const SHORT = 8;

/** '3f2a9c1e': which text was signed. */
export function shortDigest({ Digest }: Pick<AppraisalSignature, 'Digest'>): string {
  return Digest.slice(0, SHORT);
}
