import type { Overwritten, OverwrittenField } from '@cadence/shared-contract';

type Values = Readonly<Record<string, OverwrittenField['Value']>>;

/**
 * What an edit without a version has overwritten (D-116): the fields of `after` with another value in `before`, by
 * their names in the request.
 */
export function overwrittenFields<V extends Values>(
  version: string | undefined,
  { before, after }: { readonly before: V; readonly after: V },
): Overwritten {
  if (version !== undefined) return null;
  const replaced = Object.entries(after).flatMap(([Field, value]) => {
    const Value = before[Field] ?? null;
    return Value === value ? [] : [{ Field, Value }];
  });
  return replaced.length === 0 ? null : replaced;
}
