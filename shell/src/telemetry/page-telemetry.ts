import { sendTelemetry, readSession } from '@cadence/shared-auth';
import type { LoadMeasure, Platform } from '../remotes/index.ts';
import { pageKind } from './page-kind.ts';
import { ReportQueue, type Report, type ReportQueueOptions } from './report-queue.ts';
import type { Incident, Telemetry } from './telemetry.ts';
import { watchMetrics, watchVitals, type WatchMetrics } from './vital-watch.ts';
import { withoutPersonal } from './without-personal.ts';

export interface PageTelemetryOptions {
  readonly telemetry: Telemetry;
  readonly platform: Pick<Platform, 'registry' | 'routes'>;
  readonly send?: ReportQueueOptions['send'];
  readonly watch?: WatchMetrics;
}

type Failure = Report['Failed'][number];
type LoadedPart = Report['Loaded'][number];

const LONGEST = 3_600_000;
/** What is wrong with a remote's release; reads that fail (`api`) are not its fault. */
const PHASES = [
  'registry',
  'manifest',
  'compatibility',
  'entry',
  'module',
  'render',
  'crash',
  'instances',
] as const satisfies readonly Failure['Phase'][];

/** The error that was thrown, not the one that says in which phase. */
function originOf(error: unknown): unknown {
  return error instanceof Error && error.name === 'RemoteLoadError' ? (error.cause ?? error) : error;
}

/** What is reported of an incident; null for one that is of no remote. */
function toFailure({ id, error, context }: Incident): Failure | null {
  const Phase = PHASES.find((phase) => phase === context['phase']);
  const { remote, version = 'none' } = context;
  if (Phase === undefined || remote === undefined) return null;
  const origin = originOf(error);
  const { name, message } =
    origin instanceof Error ? origin : { name: typeof origin, message: String(origin) };
  return {
    ...{ Remote: remote, Version: version, Phase, Incident: id },
    Class: name.replace(/\W/g, '').slice(0, 64) || 'Error',
    Message: withoutPersonal(message),
  };
}

function toLoadedPart({
  remote: Remote,
  version: Version,
  part: Part,
  milliseconds,
}: LoadMeasure): LoadedPart {
  return { Remote, Version, Part, Milliseconds: Math.min(milliseconds, LONGEST) };
}

/**
 * Reports load times, failures and web vitals of this page to the server (ADR 24), and when the page is hidden or left
 * what is left to report. Never throws and shows nothing.
 *
 * @returns ends it
 */
export function startPageTelemetry({
  telemetry,
  platform,
  send = sendTelemetry,
  watch = watchMetrics,
}: PageTelemetryOptions): () => void {
  const queue = new ReportQueue({ send, maySend: () => readSession() !== null });
  const takeVitals = watchVitals(() => pageKind(platform), watch);
  telemetry.forwardTo((incident) => {
    const failure = toFailure(incident);
    if (failure !== null) queue.failed(failure);
  });
  telemetry.measureWith((measure) => queue.loaded(toLoadedPart(measure)));
  const leave = (): void => {
    for (const vital of takeVitals()) queue.vital(vital);
    queue.flush();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
