import type { ShellApi } from '@cadence/shared-contract/remote';

/** Errors that the page keeps for whoever looks into an incident on the spot. */
const KEPT = 20;

export interface Incident {
  readonly id: string;
  readonly error: unknown;
  readonly context: Readonly<Record<string, string>>;
}

export interface Telemetry {
  /** Takes an error and returns the id that people quote. Nothing leaves the browser. */
  readonly report: ShellApi['telemetry']['report'];
  readonly incidents: readonly Incident[];
}

/** Where errors go: the console in development, and the last few into memory. */
export function createTelemetry(environment: 'production' | 'development'): Telemetry {
  const incidents: Incident[] = [];
  return {
    incidents,
    report(error, context) {
      const id = crypto.randomUUID().slice(0, 8);
      incidents.push({ id, error, context });
      if (incidents.length > KEPT) incidents.shift();
      if (environment === 'development') console.error(`Incident ${id}`, context, error);
      return id;
    },
  };
}
