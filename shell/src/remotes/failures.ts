import type { Incompatibility } from '@cadence/shared-contract/remote';

/** The rung of the ladder on which a remote failed. */
export type LoadPhase = 'registry' | 'manifest' | 'entry' | 'module' | 'render';

/** A failure with the rung it happened on; `cause` keeps the original. */
export class RemoteLoadError extends Error {
  readonly phase: LoadPhase;
  readonly remote: string;

  constructor(remote: string, phase: LoadPhase, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'RemoteLoadError';
    this.phase = phase;
    this.remote = remote;
  }
}

/** What the shell knows of one exposed module. `broken` means: no automatic attempt until the revision changes. */
export type ModuleState<Component = unknown> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly component: Component }
  | {
      readonly kind: 'failed';
      readonly phase: LoadPhase;
      readonly error: RemoteLoadError;
      readonly incidentId: string;
    }
  | { readonly kind: 'incompatible'; readonly list: readonly Incompatibility[] }
  | { readonly kind: 'broken'; readonly incidentId: string };

/** Why a module is wanted: only a page may reload the window; slots and prefetching never do. */
export type LoadPurpose = 'page' | 'slot' | 'prefetch';

/** What came of a remote, and how long it took. */
export interface LoadMeasure {
  readonly remote: string;
  readonly version: string;
  readonly part: 'entry' | 'module';
  readonly milliseconds: number;
}

/** Sends an error to telemetry and returns the incident id that is shown. */
export type ReportError = (error: unknown, context: Readonly<Record<string, string>>) => string;

/** Runs one rung of the ladder; what fails on it fails in its phase. */
export async function inPhase<T>(remote: string, phase: LoadPhase, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toLoadError(remote, phase, error);
  }
}

/** The failure as it was found further down, or a new one of this phase. */
export function toLoadError(remote: string, phase: LoadPhase, error: unknown): RemoteLoadError {
  if (error instanceof RemoteLoadError) return error;
  return new RemoteLoadError(remote, phase, error);
}

/** What a remote needs and the platform does not have, for telemetry. */
export function toIncompatibilityError(remote: string, list: readonly Incompatibility[]): Error {
  const needs = list.map(({ name, required, provided }) => `${name} ${required}, not ${provided ?? 'none'}`);
  return new Error(`${remote} needs ${needs.join('; ')}.`);
}
