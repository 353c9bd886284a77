import {
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
  setUser,
} from '@sentry/browser';
import type { Incident } from '../telemetry/telemetry.ts';

/** Shares of visits and of page loads that are recorded, and of visits with an error (people §9). */
export const SAMPLING = { replays: 0.1, traces: 0.1, errorReplays: 1 } as const;

export interface ErrorReporting {
  report(incident: Incident): void;
  /** Says whose page it is, by number only; null for nobody. */
  identify(personId: number | null): void;
}

/** Begins to report; errors that nothing catches are reported, too. */
export function startErrorReporting(dsn: string, environment: string): ErrorReporting {
  init({
    dsn,
    environment,
    tracesSampleRate: SAMPLING.traces,
    replaysSessionSampleRate: SAMPLING.replays,
    replaysOnErrorSampleRate: SAMPLING.errorReplays,
    // What people write about each other stays here; the page's policy allows no worker to compress in.
    integrations: [
      browserTracingIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        useCompression: false,
      }),
    ],
    // Our own server ignores tracing headers.
    tracePropagationTargets: [],
  });
  return {
    report: ({ id, error, context }) =>
      void captureException(error, { tags: { incident: id }, extra: context }),
    identify: (personId) => setUser(personId === null ? null : { id: String(personId) }),
  };
}
