import type { FieldError } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import { labelOfField, TEXT_PROBLEMS, textProblem } from '@cadence/shared-contract/operations';
import { invalid } from '../errors/index.ts';
import { isBlankRichText, sanitizeRichText } from './sanitize-rich-text.ts';

export interface RichTextRule {
  /** The path of the field in the request, for errors. */
  readonly path: string;
  /** What people call the field, where its name does not say it. */
  readonly label?: string;
  /** The error for a blank text; without it a blank text is allowed, and stored as ''. */
  readonly required?: string;
}

const MOST = LIMITS.richText.toLocaleString('en-US');

function nameOf({ path, label = labelOfField(path.slice(path.lastIndexOf('.') + 1)) }: RichTextRule): string {
  return label;
}

function tooLong(rule: RichTextRule): string {
  return `${nameOf(rule)} is too long: with its formatting it may have at most ${MOST} characters.`;
}

/**
 * Formatted text of a request, ready to be stored: sanitised, and '' when it is blank. Where it is longer than
 * `LIMITS.richText`, blank although it is required, or spells out a character that no text may hold (D-126), an error
 * is added to those of the other fields.
 */
export function collectRichText(errors: FieldError[], markup: string, rule: RichTextRule): string {
  const refuse = (message: string): string => {
    errors.push({ path: rule.path, message });
    return '';
  };
  // Checked before parsing, so that a text that is too long costs no time.
  if (markup.length > LIMITS.richText) return refuse(tooLong(rule));
  const clean = sanitizeRichText(markup);
  if (clean.length > LIMITS.richText) return refuse(tooLong(rule));
  // Those that were typed as they are have been refused with the request.
  const problem = textProblem('richText', clean);
  if (problem !== null) return refuse(`${nameOf(rule)} ${TEXT_PROBLEMS[problem]}`);
  if (!isBlankRichText(clean)) return clean;
  return rule.required === undefined ? '' : refuse(rule.required);
}

/** The same for a text that is the only one of its request. @throws invalid at the field */
export function readRichText(markup: string, rule: RichTextRule): string {
  const errors: FieldError[] = [];
  const clean = collectRichText(errors, markup, rule);
  if (errors.length > 0) throw invalid(errors);
  return clean;
}
