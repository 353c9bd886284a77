import type { Registry } from 'prom-client';
import { Counter, Histogram } from 'prom-client';
import type { JobRun } from '../jobs/index.ts';

/** In seconds: from a job that finds nothing to do to one that reads everything. */
const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];

/** @returns notes one run of a recurring job */
export function measureJobs(registry: Registry): (run: JobRun) => void {
  const registers = [registry];
  const runs = new Counter({
    name: 'cadence_job_runs_total',
    help: 'Runs of recurring jobs in this process.',
    labelNames: ['job', 'outcome'] as const,
    registers,
  });
  const duration = new Histogram({
    name: 'cadence_job_duration_seconds',
    help: 'How long runs of recurring jobs took.',
    labelNames: ['job'] as const,
    buckets: BUCKETS,
    registers,
  });
  return ({ job, outcome, seconds }) => {
    runs.inc({ job, outcome });
    duration.observe({ job }, seconds);
  };
}
