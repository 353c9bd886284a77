/** A record with one entry for each of some items: what a table of the contract is turned into elsewhere. */
export function recordBy<I, K extends string, V>(
  items: readonly I[],
  keyOf: (item: I) => K,
  valueOf: (item: I) => V,
): Record<K, V> {
  return Object.fromEntries(items.map((item) => [keyOf(item), valueOf(item)])) as Record<K, V>;
}

/** A record with one entry for each of some names. */
export function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  return recordBy(keys, (key) => key, valueOf);
}
