import type { Readable, Writable } from 'node:stream';
import type { Clock } from '../kernel/clock/clock.ts';
import type { Config } from '../kernel/config/config.ts';
import type { DatabaseHandle } from '../kernel/db/index.ts';

/** Where a command reads and writes. Results go to `output`, everything else to `errors`. */
export interface Io {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  /** Whether it runs in a terminal, where a person can be asked. */
  readonly isTerminal: boolean;
}

/** What every command works with. */
export interface Context {
  readonly config: Config;
  readonly clock: Clock;
  readonly io: Io;
  /** Raised when the operator aborts: long work ends then, and leaves things as they were. */
  readonly signal: AbortSignal;
  /** The folder that relative paths start from. */
  readonly folder: string;
  /** Used instead of the database that the configuration names; stays open. */
  readonly database?: DatabaseHandle;
}

/** What a command did: for programs, and line by line for people. */
export interface Outcome {
  readonly data: object;
  readonly lines: readonly string[];
}
