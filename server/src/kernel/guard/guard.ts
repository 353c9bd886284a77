import type { FastifyBaseLogger } from 'fastify';

/**
 * Node ends the process when a listener or a timer throws, or a rejected promise is not handled. The HTTP framework
 * catches errors of its handlers; all other listeners and timers go through this module. A lint rule
 * (`cadence/no-bare-listener`) refuses those that do not.
 */
export interface Guarded {
  /** The subsystem of the work, such as `hub.socket`. Failures are counted per kind. */
  readonly kind: string;
  /** Identifies the connection or request in the log. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** Ends only what failed: the connection, never the process. */
  readonly close?: (error: unknown) => void;
}

/** Listeners by event name; each declares the event's arguments. */
type Listeners = Readonly<Record<string, (...args: never[]) => unknown>>;

/** One per process, like `uncaughtException`, which the guard replaces. */
const failures = new Map<string, number>();
let log: Pick<FastifyBaseLogger, 'error'> | null = null;

/** Sets the logger for failures, each with its kind's count. */
export function reportGuardedFailuresTo(logger: Pick<FastifyBaseLogger, 'error'>): void {
  log = logger;
}

/** Failures of guarded work in this process, per kind. */
export function guardedFailures(): Readonly<Record<string, number>> {
  return Object.fromEntries(failures);
}

function report({ kind, about }: Guarded, error: unknown): void {
  const count = (failures.get(kind) ?? 0) + 1;
  failures.set(kind, count);
  log?.error({ err: error, guard: kind, failures: count, ...about }, 'guarded work failed');
}

function fail(rules: Guarded, error: unknown): void {
  report(rules, error);
  try {
    rules.close?.(error);
  } catch (second) {
    report(rules, second);
  }
}

/**
 * A callback that never throws: failures, including rejected promises, are logged and counted, then `close` is called.
 */
export function guard<A extends unknown[]>(
  rules: Guarded,
  work: (...args: A) => unknown,
): (...args: A) => void {
  return (...args) => {
    try {
      const result = work(...args);
      if (result instanceof Promise) result.catch((error: unknown) => fail(rules, error));
    } catch (error) {
      fail(rules, error);
    }
  };
}

/** The same for work with a result: a failure returns `otherwise`. */
export function guardAnswer<A extends unknown[], T>(
  rules: Guarded,
  work: (...args: A) => T,
  otherwise: T,
): (...args: A) => T {
  return (...args) => {
    try {
      return work(...args);
    } catch (error) {
      fail(rules, error);
      return otherwise;
    }
  };
}

/** An event emitter, or a message port, which is similar. */
interface Emitter {
  on(event: string, listener: (...args: unknown[]) => void): unknown;
  once(event: string, listener: (...args: unknown[]) => void): unknown;
  off(event: string, listener: (...args: unknown[]) => void): unknown;
}

interface Target {
  readonly emitter: Emitter;
  readonly method: 'on' | 'once';
}

function attach({ emitter, method }: Target, rules: Guarded, listeners: Listeners): () => void {
  const guarded = Object.entries(listeners).map(([event, work]) => {
    const listener = guard(rules, work as (...args: unknown[]) => unknown);
    return [event, listener] as const;
  });
  for (const [event, listener] of guarded) emitter[method](event, listener);
  return () => {
    for (const [event, listener] of guarded) emitter.off(event, listener);
  };
}

/**
 * Listens to events of a socket, worker, process, or client of a database or broker.
 *
 * @returns a function that removes the listeners
 */
export const listen = (emitter: Emitter, rules: Guarded, listeners: Listeners): (() => void) =>
  attach({ emitter, method: 'on' }, rules, listeners);

/** The same for the first occurrence of each event. */
export const listenOnce = (emitter: Emitter, rules: Guarded, listeners: Listeners): (() => void) =>
  attach({ emitter, method: 'once' }, rules, listeners);

/** Runs the work at an interval; does not keep the process alive. */
export function every(milliseconds: number, rules: Guarded, work: () => unknown): NodeJS.Timeout {
  return setInterval(guard(rules, work), milliseconds).unref();
}

/** Runs the work once, after a delay; does not keep the process alive. */
export function later(milliseconds: number, rules: Guarded, work: () => unknown): NodeJS.Timeout {
  return setTimeout(guard(rules, work), milliseconds).unref();
}

/** Runs the work once, in the next turn of the event loop, after pending input. */
export function inNextTurn(rules: Guarded, work: () => unknown): NodeJS.Immediate {
  return setImmediate(guard(rules, work));
}
