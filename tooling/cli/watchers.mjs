/** What watches or disturbs the processes of a run: each is loaded first in all of them. */

/**
 * @typedef {{ preload: string, env?: object, judge: (rows: import('./stages.mjs').Row[]) =>
 *   Promise<{ lines: string[], failures: string[] }> }} Watcher `preload`: address of a module; `judge`: at the end of the
 *   run, see `runStages`
 */

/**
 * @param {Watcher[]} watchers
 * @returns {object} environment of the tests; what a developer has set for Node stays
 */
export function environmentOf(watchers) {
  if (watchers.length === 0) return {};
  const options = watchers.map(({ preload }) => `--import=${preload}`);
  const env = Object.assign({}, ...watchers.map((watcher) => watcher.env));
  return { ...env, NODE_OPTIONS: [process.env.NODE_OPTIONS, ...options].filter(Boolean).join(' ') };
}

/** @param {Watcher[]} watchers @returns {Watcher['judge']} what all of them say, in their order */
export const judgeAll = (watchers) => async (rows) => {
  const all = { lines: [], failures: [] };
  for (const { judge } of watchers) {
    const { lines, failures } = await judge(rows);
    all.lines.push(...(all.lines.length > 0 ? [''] : []), ...lines);
    all.failures.push(...failures);
  }
  return all;
};
