import type { LoadPhase, ModuleState } from './failures.ts';

/** Why something cannot be shown. */
export type FailureReason = LoadPhase | 'incompatible' | 'broken';

export interface FailureWords {
  /** What cannot be shown. */
  readonly heading: string;
  /** Why, and what to do. */
  readonly sentence: string;
}

/** What a person reads when a page or a part of one cannot be shown. */
export function describeFailure(title: string, reason: FailureReason): FailureWords {
  return { heading: `${title} can’t be shown right now`, sentence: SENTENCES[reason] };
}

/** A part that threw while it was rendered, on a page that stays. */
export function describePartFailure(title: string, reason: FailureReason): FailureWords {
  const words = describeFailure(title, reason);
  return reason === 'render' ? { ...words, sentence: RENDER_OF_PART } : words;
}

/** The reason and the incident, as telemetry has it; an incompatible remote is known before anything happens. */
export function readFailure(state: Exclude<ModuleState, { kind: 'loading' | 'ready' }>): {
  readonly reason: FailureReason;
  readonly incidentId: string | null;
} {
  if (state.kind === 'incompatible') return { reason: 'incompatible', incidentId: null };
  return { reason: state.kind === 'broken' ? 'broken' : state.phase, incidentId: state.incidentId };
}

export const UNREACHABLE = 'This part of Cadence could not be loaded. Check your connection and try again.';

const RENDER_OF_PART = 'Something went wrong in this part. The rest of the page keeps working.';

const SENTENCES: Readonly<Record<FailureReason, string>> = {
  registry: 'This part of Cadence is not available at the moment.',
  manifest: UNREACHABLE,
  entry: UNREACHABLE,
  module: 'This part of Cadence could not be started. Try again; if it stays, tell your administrator.',
  render: 'Something went wrong on this page. The rest of Cadence keeps working.',
  incompatible:
    'This part of Cadence needs a newer version of the platform. Reload the page in a few minutes.',
  broken:
    'This part of Cadence failed several times and is waiting for a new version. You can still try again.',
};
