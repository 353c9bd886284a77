import { isBlankText } from '@cadence/shared-contract/operations';
import { invalid } from '../../kernel/errors/index.ts';

/** What somebody wrote, without blanks around it; null when nothing is visible. */
export function readComment(text: string | null | undefined): string | null {
  return text === null || text === undefined || isBlankText(text) ? null : text.trim();
}

/** @throws invalid at the field, where nothing shows */
export function readWords(
  text: string,
  missing: { readonly path: string; readonly message: string },
): string {
  const words = readComment(text);
  if (words === null) throw invalid([missing]);
  return words;
}
