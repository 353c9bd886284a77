import { newKey } from '@cadence/shared-auth';
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
  /** Takes an error and returns the id that people quote. It stays in the browser unless it is forwarded. Never throws. */
  readonly report: ShellApi['telemetry']['report'];
  /** Takes a load time. It waits for `measureWith`. */
  readonly measure: (measure: LoadMeasure) => void;
  readonly incidents: readonly Incident[];
  /** From now on `report` receives incidents as well, the kept ones at once. */
  forwardTo(report: Receiver): void;
  /** From now on `take` receives measures, the waiting ones at once. */
  measureWith(take: (measure: LoadMeasure) => void): void;
}

/** Letters of the id that people quote. */
const ID_LENGTH = 8;

/** A receiver that fails must not make a failure out of the report of one. */
function deliver(incident: Incident, receive: Receiver): void {
  try {
    receive(incident);
  } catch {
    // The incident is kept, and other receivers have it.
  }
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
      for (const incident of incidents) deliver(incident, report);
    },
    measure: (measure) => takeMeasure(measure),
    measureWith(take) {
      takeMeasure = take;
      waiting.splice(0).forEach(take);
    },
    report(error, context) {
      const id = newKey().slice(0, ID_LENGTH);
      const incident = { id, error, context };
      incidents.push(incident);
      for (const receive of receivers) deliver(incident, receive);
      if (incidents.length > KEPT) incidents.shift();
      if (environment === 'development') console.error(`Incident ${id}`, context, error);
      return id;
    },
  };
}
