import { isBlankText } from '@cadence/shared-contract/operations';
import { invalid } from '../../kernel/errors/index.ts';

/** A text without surrounding blanks; null if nothing in it is visible. */
export function readComment(text: string | null | undefined): string | null {
  return text === null || text === undefined || isBlankText(text) ? null : text.trim();
}

/** @throws invalid at the field if nothing in it is visible */
export function readWords(
  text: string,
  missing: { readonly path: string; readonly message: string },
): string {
  const words = readComment(text);
  if (words === null) throw invalid([missing]);
  return words;
}
