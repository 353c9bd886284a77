import type { Readable, Writable } from 'node:stream';
import type { Clock } from '../kernel/clock/clock.ts';
import type { Config } from '../kernel/config/config.ts';
import type { DatabaseHandle } from '../kernel/db/index.ts';

/** Where a command reads and writes. Results go to `output`, everything else to `errors`. */
export interface Io {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  /** Whether a person is at the terminal and can be asked. */
  readonly isTerminal: boolean;
}

/** What every command needs. */
export interface Context {
  readonly config: Config;
  readonly clock: Clock;
  readonly io: Io;
  /** Aborted when the operator interrupts: long work ends then and changes nothing. */
  readonly signal: AbortSignal;
  /** The folder that relative paths are resolved against. */
  readonly folder: string;
  /** Used instead of the database that the configuration names; stays open. */
  readonly database?: DatabaseHandle;
}

/** What a command did: as data for programs, and as lines for people. */
export interface Outcome {
  readonly data: object;
  readonly lines: readonly string[];
}
