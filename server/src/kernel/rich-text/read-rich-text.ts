import { LIMITS } from '@cadence/shared-contract';
import { invalid } from '../errors/index.ts';
import { isBlankRichText, sanitizeRichText } from './sanitize-rich-text.ts';

export interface RichTextRule {
  /** The field of the request, as errors name it. */
  readonly path: string;
  /** Said when there is nothing to read; without it an empty text is fine, and is ''. */
  readonly required?: string;
}

const tooLong = `This text is too long: with its formatting it may have at most ${LIMITS.richText.toLocaleString('en-US')} characters.`;

/**
 * Formatted text of a request as it may be stored: sanitised, and '' when there is nothing to read.
 *
 * @throws invalid at the field, when it is longer than `LIMITS.richText` or empty although it is required
 */
export function readRichText(markup: string, { path, required }: RichTextRule): string {
  // Measured before it is parsed: a text nobody may store costs no time.
  if (markup.length > LIMITS.richText) throw invalid([{ path, message: tooLong }]);
  const clean = sanitizeRichText(markup);
  if (clean.length > LIMITS.richText) throw invalid([{ path, message: tooLong }]);
  if (!isBlankRichText(clean)) return clean;
  if (required !== undefined) throw invalid([{ path, message: required }]);
  return '';
}
