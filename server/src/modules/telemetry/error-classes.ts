/** Classes of errors that are told apart in figures; the log has the others by name. */
const CLASSES: ReadonlySet<string> = new Set([
  ...['Error', 'TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'AggregateError', 'EvalError'],
  ...['AbortError', 'NetworkError', 'SecurityError', 'TimeoutError', 'QuotaExceededError', 'NotFoundError'],
  ...['ChunkLoadError', 'ApiError', 'OfflineError'],
]);

export function classLabel(name: string): string {
  return CLASSES.has(name) ? name : 'other';
}
