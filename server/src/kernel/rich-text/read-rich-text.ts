import { LIMITS } from '@cadence/shared-contract';
import { invalid } from '../errors/index.ts';
import { isBlankRichText, sanitizeRichText } from './sanitize-rich-text.ts';

export interface RichTextRule {
  /** The path of the field in the request, for errors. */
  readonly path: string;
  /** The error for a blank text; without it a blank text is allowed, and stored as ''. */
  readonly required?: string;
}

const tooLong = `This text is too long: with its formatting it may have at most ${LIMITS.richText.toLocaleString('en-US')} characters.`;

/**
 * Formatted text of a request, ready to be stored: sanitised, and '' when it is blank.
 *
 * @throws invalid at the field, when it is longer than `LIMITS.richText` or blank although it is required
 */
export function readRichText(markup: string, { path, required }: RichTextRule): string {
  // Checked before parsing, so that a text that is too long costs no time.
  if (markup.length > LIMITS.richText) throw invalid([{ path, message: tooLong }]);
  const clean = sanitizeRichText(markup);
  if (clean.length > LIMITS.richText) throw invalid([{ path, message: tooLong }]);
  if (!isBlankRichText(clean)) return clean;
  if (required !== undefined) throw invalid([{ path, message: required }]);
  return '';
}
