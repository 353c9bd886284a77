/**
 * What a text that comes in is, which decides the characters it may hold (D-126). Every string of a request has a kind.
 * - `singleLine`: names, titles, addresses, searches: nothing that hides, breaks the line or turns the direction.
 * - `multiLine`: comments and descriptions; line breaks and tabs, and what writing in two directions needs.
 * - `richText`: markup, which is sanitised as well.
 * - `secret`: passwords, which are never shown.
 * - `code`: what programs pass on: instants, cursors, tokens, states.
 */
export const TEXT_KINDS = ['singleLine', 'multiLine', 'richText', 'secret', 'code'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Half of a surrogate pair has no UTF-8 and would come back as another character; the database cannot hold NUL. */
const BROKEN = /\p{Surrogate}|\0/u;
/** C0 and C1. */
const CONTROL = /\p{Cc}/u;
/** The same without line breaks and tabs. */
const CONTROL_IN_LINES = /(?![\n\r\t])\p{Cc}/u;
const LINE_SEPARATOR = /[\u2028\u2029]/u;
/** Embeddings, overrides and isolates, which make a text read otherwise than it is stored. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/u;

/**
 * Characters without a glyph: zero-width spaces, invisible operators, soft hyphens, fillers, noncharacters and
 * tags. A tag may follow the black flag, which is how the flags of England, Scotland and Wales are written.
 */
const INVISIBLE =
  /[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|\p{Noncharacter_Code_Point}|\u17b4|\u17b5|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/u;
/**
 * Joiners belong to the spelling of Persian, Hindi and other languages and to emoji: they may follow a letter or mark of
 * such a script, or an emoji. After Latin, Greek and Cyrillic letters, digits and blanks they only hide.
 */
const JOINER =
  /(?<![[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]]\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]/v;

/** What is wrong with a text, and how it is said after the field's name. */
export const TEXT_PROBLEMS = {
  broken: 'contains a character that is broken. Please type it again.',
  control: 'contains a character that cannot be shown. Please remove it.',
  direction: 'contains a character that changes the direction of the text. Please remove it.',
  invisible: 'contains an invisible character. Please remove it.',
} as const;
export type TextProblem = keyof typeof TEXT_PROBLEMS;

function singleLineProblem(text: string): TextProblem | null {
  if (CONTROL.test(text) || LINE_SEPARATOR.test(text)) return 'control';
  if (DIRECTION.test(text)) return 'direction';
  return INVISIBLE.test(text) || JOINER.test(text) ? 'invisible' : null;
}

/** Why a text of this kind is refused; null when it may be kept. */
export function textProblem(kind: TextKind, text: string): TextProblem | null {
  if (BROKEN.test(text)) return 'broken';
  switch (kind) {
    case 'secret':
      return null;
    case 'multiLine':
    case 'richText':
      return CONTROL_IN_LINES.test(text) ? 'control' : null;
    case 'singleLine':
    case 'code':
      return singleLineProblem(text);
  }
}

/** True when a text shows nothing: empty, blanks, or characters without a glyph only. */
export function isBlankText(text: string): boolean {
  return !/[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
