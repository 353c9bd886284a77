/**
 * What a PDF is made of (ISO 32000-2, 7.3). Names are without `/`, their `#` escapes decoded; strings hold one byte a
 * character, their escapes decoded, and only their beginning is kept. Keywords are `true`, `false`, `null`, and
 * anything else where a value should be.
 */
export type PdfValue =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'reference'; readonly number: number }
  | { readonly kind: 'keyword'; readonly word: string }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | PdfDictionary;

/** Entries in the order of the file. A key may come twice, and readers differ in which one they take: look at all. */
export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly entries: readonly (readonly [key: string, value: PdfValue])[];
}

/** Every value under a key; none when the value is no dictionary or has no such key. */
export function valuesOf(value: PdfValue | undefined, key: string): readonly PdfValue[] {
  if (value?.kind !== 'dictionary') return [];
  return value.entries.filter(([name]) => name === key).map(([, held]) => held);
}

/** The one value under a key; undefined when there is none, or more than one. */
export function onlyValueOf(value: PdfValue, key: string): PdfValue | undefined {
  const values = valuesOf(value, key);
  return values.length === 1 ? values[0] : undefined;
}

/** A value that is a whole number from 0 on; null otherwise. */
export function wholeNumber(value: PdfValue | undefined): number | null {
  return value?.kind === 'number' && Number.isSafeInteger(value.value) && value.value >= 0
    ? value.value
    : null;
}

/** All that the object of a number may be, over all versions of the file. */
export type Resolve = (number: number) => readonly PdfValue[];

/** What a value is, or what the object is that it refers to; all of them where there are several. No references. */
export function resolveAll(value: PdfValue, resolve: Resolve): readonly PdfValue[] {
  if (value.kind !== 'reference') return [value];
  const seen = new Set([value.number]);
  const found: PdfValue[] = [];
  // A set takes in what is added while it is walked.
  for (const number of seen) {
    for (const held of resolve(number)) {
      if (held.kind === 'reference') seen.add(held.number);
      else found.push(held);
    }
  }
  return found;
}
