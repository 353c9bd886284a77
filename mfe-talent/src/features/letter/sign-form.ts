import { boolean, object, string } from 'yup';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { Appraisal } from '@cadence/shared-contract';
import { employeeSignature } from '../writing/signatures.ts';

/** What an employee signs with (people §5 Signatures, D-93). */
export interface SignValues {
  /** Null: not answered yet; nothing is preselected. */
  readonly Agrees: boolean | null;
  readonly Comment: string;
  /** The typed name. */
  readonly Sign: string;
}

export const SIGN_SCHEMA = object({
  Agrees: boolean().nullable().required(MESSAGES.signatureRequired),
  Comment: string().max(LIMITS.comment, `A comment can have at most ${LIMITS.comment} characters.`),
  Sign: string()
    .trim()
    .required(MESSAGES.signatureRequired)
    .max(LIMITS.name, `A signature can have at most ${LIMITS.name} characters.`),
});

/**
 * What the form begins with: nothing, or the signature that is changed. Another text is answered and signed again; only the
 * words said before are still there.
 */
export function startValues(appraisal: Pick<Appraisal, 'Signatures' | 'IsEditedAfterSignature'>): SignValues {
  const own = employeeSignature(appraisal);
  if (own === null) return { Agrees: null, Comment: '', Sign: '' };
  const Comment = own.Comment ?? '';
  if (appraisal.IsEditedAfterSignature) return { Agrees: null, Comment, Sign: '' };
  return { Agrees: own.Agrees, Comment, Sign: own.Sign };
}

export function isSameSign(a: SignValues, b: SignValues): boolean {
  return a.Agrees === b.Agrees && a.Comment.trim() === b.Comment.trim() && a.Sign.trim() === b.Sign.trim();
}

/** Whether what was kept on the device is this form. */
export function isSignValues(value: unknown): value is SignValues {
  if (typeof value !== 'object' || value === null) return false;
  const { Agrees, Comment, Sign } = value as Partial<Record<keyof SignValues, unknown>>;
  return (
    (Agrees === null || typeof Agrees === 'boolean') &&
    typeof Comment === 'string' &&
    typeof Sign === 'string'
  );
}

/** Where the words of a signature are kept on this device. */
export const signDraft = (appraisalId: number): string => `appraisal-signature:${appraisalId}`;

/** Whether two versions look the same to the employee, who sees nothing of ratings that are not shared (D-104). */
export function readsTheSame(a: Appraisal, b: Appraisal): boolean {
  return (
    a.Review === b.Review &&
    a.PrimaryRating === b.PrimaryRating &&
    a.SecondaryRating === b.SecondaryRating &&
    a.TertiaryRating === b.TertiaryRating
  );
}
