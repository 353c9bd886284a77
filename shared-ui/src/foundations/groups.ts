/** Tokens of one kind, in the order of their source. */
export interface TokenGroup<Name extends string> {
  readonly title: string;
  readonly names: readonly Name[];
}

/**
 * Sorts tokens by their names into titled groups. What no pattern matches is in a last group of its own: a new token
 * appears on its page without being listed anywhere.
 */
export function groupTokens<Name extends string>(
  names: readonly Name[],
  kinds: readonly (readonly [title: string, pattern: RegExp])[],
): readonly TokenGroup<Name>[] {
  const titleOf = (name: Name): string => kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'Others';
  const groups = Map.groupBy(names, titleOf);
  return [...kinds.map(([title]) => title), 'Others'].flatMap((title) => {
    const members = groups.get(title);
    return members === undefined ? [] : [{ title, names: members }];
  });
}
