/** Runs stages one after the other, each with a heading, its time and its counts, and sums them up. */

/**
 * @typedef {{ passed: number, failed: number, note?: string, failures?: string[] }} Counts failures: what failed, by name
 * @typedef {{ name: string, run: () => Promise<Counts> }} Stage
 */

/**
 * A failed stage does not keep the later ones from running: one run shows everything there is to mend.
 * What failed is named again at the end, because the end is what people and CI keep of a long run; the last line printed
 * is `N passed, N failed`.
 * @param {Stage[]} stages
 * @returns {Promise<number>} exit code: 1 when anything failed
 */
export async function runStages(stages) {
  const rows = [];
  for (const { name, run } of stages) {
    console.log(`\n━━ ${name}`);
    const start = Date.now();
    const counts = await run().catch((error) => {
      console.error(error.message);
      return { passed: 0, failed: 1, failures: [error.message] };
    });
    const seconds = (Date.now() - start) / 1000;
    rows.push({ name, seconds, ...counts });
    console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  }
  printTable(rows);
  for (const { name, failed, failures = [] } of rows)
    if (failed > 0) console.log([`\nFailed: ${name}`, ...failures].join('\nFailed: '));
  const passed = sum(rows, 'passed');
  const failed = sum(rows, 'failed');
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** A stage that counts as one test: passed when its exit code is 0. */
export const gate = (name, run) => ({
  name,
  run: async () => ((await run()).code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

function printTable(rows) {
  const width = Math.max(...rows.map((row) => row.name.length));
  console.log(`\n${'stage'.padEnd(width)}  ${'time'.padStart(8)}  ${'passed'.padStart(6)}  failed`);
  for (const { name, seconds, passed, failed, note } of rows) {
    const figures = `${`${seconds.toFixed(1)} s`.padStart(8)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}`;
    console.log(`${name.padEnd(width)}  ${figures}${note ? `  ${note}` : ''}`);
  }
  console.log(`${'all'.padEnd(width)}  ${`${sum(rows, 'seconds').toFixed(1)} s`.padStart(8)}`);
}

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);
