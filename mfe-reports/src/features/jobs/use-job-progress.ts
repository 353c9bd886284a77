import { useState } from 'react';
import type { ReportJob } from '@cadence/shared-contract';
import type { Progress } from './time-left.ts';

type Seen = Readonly<Record<number, readonly Progress[]>>;

/** How many samples the speed is measured by. */
const KEPT = 20;

function see(seen: Seen, jobs: readonly ReportJob[], at: number): Seen {
  const running = jobs.filter(({ State }) => State === 'running');
  return Object.fromEntries(
    running.map(({ Id, RowsDone }) => [Id, [...(seen[Id] ?? []), { at, rows: RowsDone }].slice(-KEPT)]),
  );
}

/**
 * The observed progress of each report being made, by its id: only the browser's clock counts, the server's may differ.
 */
export function useJobProgress(jobs: readonly ReportJob[], seenAt: number): Seen {
  const [watched, setWatched] = useState<{ readonly at: number; readonly seen: Seen }>({ at: 0, seen: {} });
  if (watched.at === seenAt) return watched.seen;
  const seen = see(watched.seen, jobs, seenAt);
  setWatched({ at: seenAt, seen });
  return seen;
}
