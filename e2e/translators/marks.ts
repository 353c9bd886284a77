/**
 * What the translators of the proof put before each word and number: it has no width, so that as much fits into a line as
 * without a translator.
 */
export const MARK = '\u2063';

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

/** @returns what a name is, translated or not */
export function eitherWay(name: string | RegExp): RegExp {
  if (typeof name === 'string')
    return eitherWay(new RegExp(`^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`));
  const begins = new RegExp(String.raw`\\[dw]|(?<!\\|${LETTER})${LETTER}`, 'gu');
  return new RegExp(
    name.source.replaceAll(begins, (beginning) => `${MARK}?${beginning}`),
    name.flags,
  );
}
