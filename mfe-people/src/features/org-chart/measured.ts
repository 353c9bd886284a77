/** The name of the work on tree and layout in the browser's performance timeline. */
const NAME = 'org-chart layout';

/** Does the work and records its duration on the performance timeline, for profiles and the benchmark. */
export function measured<T>(work: () => T): T {
  const start = performance.now();
  const result = work();
  // jsdom has a clock but no timeline.
  if ('measure' in performance) performance.measure(NAME, { start });
  return result;
}
