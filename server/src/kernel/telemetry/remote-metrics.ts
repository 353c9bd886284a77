import type { BodyOf } from '@cadence/shared-contract';
import type { Registry } from 'prom-client';
import { Counter, Gauge, Histogram } from 'prom-client';
import { sumUses, type RemoteHealth, type RemoteRelease } from './remote-health.ts';

type Report = BodyOf<'telemetry.report'>;
type LoadedPart = Report['Loaded'][number];
type RemoteFailure = Report['Failed'][number];
type WebVital = Report['Vitals'][number];

/** Loading a module, around what P4 promises, and the vitals around their thresholds of good and poor; in seconds. */
const LOAD_BUCKETS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
/** Good up to 0.1, poor from 0.25. */
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

const RELEASE = ['remote', 'version'] as const;

/** What pages report, by remote and version. Every label has to come from a list that is bounded. */
export interface RemoteMetrics {
  loaded(part: LoadedPart): void;
  failed(failure: Pick<RemoteFailure, 'Remote' | 'Version' | 'Phase' | 'Class'>): void;
  vital(vital: WebVital): void;
  /** A report that was taken, or was one too many. */
  report(outcome: 'taken' | 'limited'): void;
}

/** For how many people each of the releases works now. */
export function measureHealth(
  registry: Registry,
  health: RemoteHealth,
  releases: () => readonly RemoteRelease[],
): void {
  new Gauge({
    name: 'cadence_remote_people',
    help: 'People who used a release of a remote in the last ten minutes, and for how many of them it failed.',
    labelNames: [...RELEASE, 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const release of releases()) {
        const { people, failing } = sumUses(health.read(release).values());
        this.set({ ...release, outcome: 'works' }, people - failing);
        this.set({ ...release, outcome: 'fails' }, failing);
      }
    },
  });
}

export function createRemoteMetrics(registry: Registry): RemoteMetrics {
  const registers = [registry];
  const load = new Histogram({
    name: 'cadence_remote_load_seconds',
    help: 'Time in which pages loaded the entry or a module of a remote.',
    labelNames: [...RELEASE, 'part'],
    buckets: LOAD_BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'cadence_remote_failures_total',
    help: 'Failures of remotes on pages, by phase and class of the error.',
    labelNames: [...RELEASE, 'phase', 'class'],
    registers,
  });
  const vitals = new Histogram({
    name: 'cadence_web_vital_seconds',
    help: 'LCP, INP and TTFB of page loads, by kind of page.',
    labelNames: [...RELEASE, 'page', 'vital'],
    buckets: VITAL_BUCKETS,
    registers,
  });
  const shift = new Histogram({
    name: 'cadence_web_layout_shift',
    help: 'CLS of page loads, by kind of page.',
    labelNames: [...RELEASE, 'page'],
    buckets: SHIFT_BUCKETS,
    registers,
  });
  const reports = new Counter({
    name: 'cadence_telemetry_reports_total',
    help: 'Reports of pages.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    loaded: ({ Remote: remote, Version: version, Part: part, Milliseconds }) =>
      load.observe({ remote, version, part }, Milliseconds / 1_000),
    failed: ({ Remote: remote, Version: version, Phase: phase, Class }) =>
      failures.inc({ remote, version, phase, class: Class }),
    vital({ Remote: remote, Version: version, Page: page, Vital, Value }) {
      if (Vital === 'CLS') shift.observe({ remote, version, page }, Value);
      else vitals.observe({ remote, version, page, vital: Vital }, Value / 1_000);
    },
    report: (outcome) => reports.inc({ outcome }),
  };
}
