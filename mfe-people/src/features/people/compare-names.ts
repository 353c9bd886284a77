const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Alphabetical order as people expect it: 'Çağla' among the Cs, in any collation of the database. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}
