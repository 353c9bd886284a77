const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'Still needed: title and measurement'; null for nothing. */
export function stillNeeded(names: readonly string[]): string | null {
  return names.length === 0 ? null : `Still needed: ${list.format(names)}`;
}
