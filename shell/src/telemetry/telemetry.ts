import type { ShellApi } from '@cadence/shared-contract/remote';

/** Errors that the page keeps for anyone who investigates an incident on it. */
const KEPT = 20;

export interface Incident {
  readonly id: string;
  readonly error: unknown;
  readonly context: Readonly<Record<string, string>>;
}

export interface Telemetry {
  /** Takes an error and returns the id that people quote. It stays in the browser unless it is forwarded. */
  readonly report: ShellApi['telemetry']['report'];
  readonly incidents: readonly Incident[];
  /** From now on `report` receives incidents as well, the kept ones at once. */
  forwardTo(report: (incident: Incident) => void): void;
}

/** Where errors go: the console in development, and the last few into memory. */
export function createTelemetry(environment: 'production' | 'development'): Telemetry {
  const incidents: Incident[] = [];
  let forward: (incident: Incident) => void = () => undefined;
  return {
    incidents,
    forwardTo(report) {
      forward = report;
      incidents.forEach(report);
    },
    report(error, context) {
      const id = crypto.randomUUID().slice(0, 8);
      const incident = { id, error, context };
      incidents.push(incident);
      forward(incident);
      if (incidents.length > KEPT) incidents.shift();
      if (environment === 'development') console.error(`Incident ${id}`, context, error);
      return id;
    },
  };
}
