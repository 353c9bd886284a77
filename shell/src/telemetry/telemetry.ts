import type { ShellApi } from '@cadence/shared-contract/remote';
import type { LoadMeasure } from '../remotes/index.ts';

/** Errors that the page keeps for anyone who investigates an incident on it. */
const KEPT = 20;
/** Measures that wait for somebody to take them. */
const WAITING = 100;

export interface Incident {
  readonly id: string;
  readonly error: unknown;
  readonly context: Readonly<Record<string, string>>;
}

type Receiver = (incident: Incident) => void;

export interface Telemetry {
  /** Takes an error and returns the id that people quote. It stays in the browser unless it is forwarded. */
  readonly report: ShellApi['telemetry']['report'];
  /** Takes a load time. It waits for `measureWith`. */
  readonly measure: (measure: LoadMeasure) => void;
  readonly incidents: readonly Incident[];
  /** From now on `report` receives incidents as well, the kept ones at once. */
  forwardTo(report: Receiver): void;
  /** From now on `take` receives measures, the waiting ones at once. */
  measureWith(take: (measure: LoadMeasure) => void): void;
}

/** Where errors go: the console in development, and the last few into memory. */
export function createTelemetry(environment: 'production' | 'development'): Telemetry {
  const incidents: Incident[] = [];
  const receivers: Receiver[] = [];
  const waiting: LoadMeasure[] = [];
  let takeMeasure: (measure: LoadMeasure) => void = (measure) => {
    if (waiting.length < WAITING) waiting.push(measure);
  };
  return {
    incidents,
    forwardTo(report) {
      receivers.push(report);
      incidents.forEach(report);
    },
    measure: (measure) => takeMeasure(measure),
    measureWith(take) {
      takeMeasure = take;
      waiting.splice(0).forEach(take);
    },
    report(error, context) {
      const id = crypto.randomUUID().slice(0, 8);
      const incident = { id, error, context };
      incidents.push(incident);
      for (const forward of receivers) forward(incident);
      if (incidents.length > KEPT) incidents.shift();
      if (environment === 'development') console.error(`Incident ${id}`, context, error);
      return id;
    },
  };
}
