import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';

/**
 * The form in which passwords are compared (D-200): letters that a keyboard composes in another way are the same, and so
 * are wide and narrow ones.
 */
export function composedPassword(text: string): string {
  return text.normalize('NFKC');
}

/** What a strong password has, one point each (people §5 Password strength, D-44). */
const PASSWORD_PARTS = [
  { label: 'At least 8 characters', holds: (text: string) => text.length >= LIMITS.passwordMin },
  { label: 'Lower and upper case', holds: (text: string) => /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) },
  { label: 'A digit', holds: (text: string) => /\d/.test(text) },
  { label: 'A special character', holds: (text: string) => /[^\p{L}\d\s]/u.test(text) },
] as const;

/** What a score of 1 to 4 is called. */
export const PASSWORD_LABELS = ['Easy', 'Moderate', 'Moderate', 'Strong'] as const;

/** How many parts of a strong password the text has: 0 to 4. */
export function passwordScore(text: string): number {
  const composed = composedPassword(text);
  return PASSWORD_PARTS.filter(({ holds }) => holds(composed)).length;
}

/** How strong the text is, in words: what its score is called, empty for 0, and which parts it has. */
export function passwordStrength(text: string): {
  readonly label: string;
  readonly parts: readonly { readonly label: string; readonly isThere: boolean }[];
} {
  return {
    label: PASSWORD_LABELS[passwordScore(text) - 1] ?? '',
    parts: PASSWORD_PARTS.map(({ label, holds }) => ({ label, isThere: holds(composedPassword(text)) })),
  };
}

/** Common passwords that have all parts, and are guessed first; compared without regard to case. */
const COMMON: readonly string[] = [
  'abcd123!',
  'abcd1234!',
  'admin123!',
  'admin@123',
  'changeme1!',
  'football1!',
  'iloveyou1!',
  'letmein1!',
  'monkey123!',
  'p@ssw0rd',
  'p@ssw0rd1',
  'p@ssword1',
  'passw0rd!',
  'password1!',
  'password123!',
  'password@123',
  'qwerty123!',
  'qwerty1!',
  'summer2026!',
  'welcome1!',
  'welcome123!',
  'welcome@123',
  'winter2026!',
];

/** Why a new password is not accepted; null for a good one (people §5). */
export function passwordProblem(text: string): string | null {
  const composed = composedPassword(text);
  if (composed === '') return MESSAGES.passwordStrong;
  if (composed.length < LIMITS.passwordMin) return MESSAGES.passwordShort;
  const isWeak = passwordScore(composed) < PASSWORD_PARTS.length || COMMON.includes(composed.toLowerCase());
  return isWeak ? MESSAGES.passwordStrong : null;
}
