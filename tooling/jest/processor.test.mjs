import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../cli/workspace.mjs';
import { FileProcessor } from './processor.mjs';

/** Keeps the processor busy for so many of its seconds. */
function spin(seconds) {
  const { user, system } = process.cpuUsage();
  for (let now = { user, system }; now.user + now.system - user - system < seconds * 1e6;)
    now = process.cpuUsage();
}

test('a file is charged with what it does, and not with loading modules for all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-processor-'));
  process.env.PROCESSOR_REPORT = join(folder, 'report.jsonl');
  const processor = new FileProcessor();
  await processor.loading(async () => spin(1));
  spin(0.1);
  processor.end(at('server/src/a.test.ts'));
  const line = JSON.parse(readFileSync(process.env.PROCESSOR_REPORT, 'utf8'));
  rmSync(folder, { recursive: true });
  expect(line.file).toBe('server/src/a.test.ts');
  expect(line.loading).toBeGreaterThanOrEqual(1);
  expect(line.seconds).toBeGreaterThanOrEqual(0.1);
  expect(line.seconds).toBeLessThan(1);
});
