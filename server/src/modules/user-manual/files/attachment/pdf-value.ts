/**
 * The values of a PDF (ISO 32000-2, 7.3). Names are without `/`, with `#` escapes decoded; strings hold one byte per
 * character, with escapes decoded, and only their beginning is kept. Keywords are `true`, `false`, `null`, and any
 * other word in place of a value.
 */
export type PdfValue =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'reference'; readonly number: number }
  | { readonly kind: 'keyword'; readonly word: string }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | PdfDictionary;

/** Entries in the order of the file. A key may occur twice, and readers differ in which one they use: check all. */
export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly entries: readonly (readonly [key: string, value: PdfValue])[];
}

/** Every value of a key; none if the value is not a dictionary or has no such key. */
export function valuesOf(value: PdfValue | undefined, key: string): readonly PdfValue[] {
  if (value?.kind !== 'dictionary') return [];
  return value.entries.filter(([name]) => name === key).map(([, held]) => held);
}

/** The single value of a key; undefined if there is none, or more than one. */
export function onlyValueOf(value: PdfValue, key: string): PdfValue | undefined {
  const values = valuesOf(value, key);
  return values.length === 1 ? values[0] : undefined;
}

/** A whole number from 0 on; null for any other value. */
export function wholeNumber(value: PdfValue | undefined): number | null {
  return value?.kind === 'number' && Number.isSafeInteger(value.value) && value.value >= 0
    ? value.value
    : null;
}

/** Every possible value of the object with a number, over all versions of the file. */
export type Resolve = (number: number) => readonly PdfValue[];

/** A value, or every possible value of the object it refers to. Never returns references. */
export function resolveAll(value: PdfValue, resolve: Resolve): readonly PdfValue[] {
  if (value.kind !== 'reference') return [value];
  const seen = new Set([value.number]);
  const found: PdfValue[] = [];
  // Iterating over a Set includes members added during the loop.
  for (const number of seen) {
    for (const held of resolve(number)) {
      if (held.kind === 'reference') seen.add(held.number);
      else found.push(held);
    }
  }
  return found;
}
