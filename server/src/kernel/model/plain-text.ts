import type { TextKind } from '@cadence/shared-contract/operations';
import { TEXT_PROBLEMS, textProblem } from '@cadence/shared-contract/operations';

/** Of HTML and of Markdown, and the marks of programs. */
export const MARKUP = /<[a-z/!]|`|\*\*|__|!\[|\]\s*\(|^\s*(?:#{1,6}|[-*•]|\d+[.)])\s|[{}|\\]|\[\d+\]/im;
/** A link, a mail address, or a domain without a protocol. */
export const ADDRESS =
  /(?:https?|ftp|data|javascript):|\bwww\.|\S@\S+\.\S|\b[a-z0-9-]+\.(?:com|net|org|io|ai|dev|co|app|info|biz|example|test|xyz|ru|cn)\b/i;

/** What a field takes. */
export interface PlainField {
  readonly kind: Extract<TextKind, 'singleLine' | 'multiLine'>;
  readonly limit: number;
}

/**
 * Why a text from a model cannot be put into a field for a person to edit, as the rest of a sentence for the model; null
 * where it can. It passes the rules of what a person types there (D-126); beyond them it has no markup, nothing that hides
 * or turns its direction, and no address but those that people named.
 *
 * @param said what people wrote in the question
 */
export function plainTextFault(text: string, { kind, limit }: PlainField, said: string): string | null {
  if (text.length > limit) return `has more than ${limit} characters.`;
  const line = kind === 'multiLine' ? text.replaceAll(/[\n\r\t]/g, ' ') : text;
  const problem = textProblem('singleLine', line);
  if (problem !== null) return TEXT_PROBLEMS[problem];
  if (MARKUP.test(text)) return 'has markup. Write plain sentences.';
  const isMadeUp = text.split(/\s+/).some((word) => ADDRESS.test(word) && !said.includes(word));
  return isMadeUp ? 'names an address. Leave it out.' : null;
}
