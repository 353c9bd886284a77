/** Letters of a message that are reported. */
const LONGEST = 200;

/** What people may have written, or who or what it is about. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '(address)'],
  [/\S+@\S+\.\S+/g, '(mail address)'],
  [/(?<![\w.])\/[\w%.~-]+(?:\/[^\s"'`)]*)+/g, '(address)'],
  // One quoted word is a name of our own code; several are a title or a sentence of somebody.
  [/(["'`“‘])[^"'`”’]*\s[^"'`”’]*(["'`”’])/g, '$1…$2'],
  [/\d+/g, '#'],
];

/** The message of an error without addresses, numbers and quoted texts, in one line of at most 200 letters. */
export function withoutPersonal(message: string): string {
  const plain = PERSONAL.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    message.slice(0, 2_000),
  );
  return plain
    .replace(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
}
