/** The name under which the browser's performance timeline has the work on tree and layout. */
const NAME = 'org-chart layout';

/** Does the work and notes on the performance timeline how long it took, for profiles and the bench. */
export function measured<T>(work: () => T): T {
  const start = performance.now();
  const result = work();
  // jsdom has a clock but no timeline.
  if ('measure' in performance) performance.measure(NAME, { start });
  return result;
}
