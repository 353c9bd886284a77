/**
 * Loaded first in each process of a run with `--coverage`, by `--import` with the folder to write to: V8 counts what the
 * process executes of the repository's sources. Threads are not counted, because most are stopped without a chance to
 * write; nor is a process that is killed.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { isMainThread } from 'node:worker_threads';

/** V8 counts blocks only in what is loaded after this, so everything else is imported later. */
async function count(folder) {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const { sourceOf } = await import('../cli/coverage-sources.mjs');
  process.on('exit', () =>
    session.post('Profiler.takePreciseCoverage', (error, taken) => {
      const scripts = (taken?.result ?? []).flatMap(({ url, functions }) => {
        const file = sourceOf(url);
        return file ? [{ file, functions }] : [];
      });
      if (scripts.length > 0) writeFileSync(new URL(`${randomUUID()}.json`, folder), JSON.stringify(scripts));
    }),
  );
  // Also in the programs that a test starts: one text for a file, or positions in it would not be comparable.
  await import('./source-hooks.mjs');
}

if (isMainThread) await count(new URL(import.meta.url).searchParams.get('folder'));
