function read(error: unknown, field: 'code' | 'message'): string | null {
  if (typeof error !== 'object' || error === null || !(field in error)) return null;
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : null;
}

/** The `code` of any thrown value (`ENOENT`, an SQLSTATE); '' when it has none. */
export function errorCode(error: unknown): string {
  return read(error, 'code') ?? '';
}

/** The message of any thrown value. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0)
    return error.errors.map(errorMessage).join(', ');
  return read(error, 'message') || errorCode(error) || String(error);
}
