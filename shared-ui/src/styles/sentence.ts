/** A sentence from an optional text; null when there is nothing to say. */
export function sentenceOf(text: string | null | undefined): string | null {
  return text === undefined || text === null || text === '' ? null : text;
}
