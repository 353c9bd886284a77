import { unavailable } from '../errors/index.ts';
import { later } from '../guard/index.ts';
import { busy } from './busy.ts';
import type { Caller, Urgency } from './caller.ts';
import { JOB, URGENCIES } from './caller.ts';
import { Backlogs } from './backlogs.ts';
import { FairLine } from './fair-line.ts';

export interface QueueRules {
  /** Number of concurrent connections. */
  readonly connections: number;
  /** Timeout in the queue before a caller is refused, in milliseconds. */
  readonly patience: Readonly<Record<Urgency, number>>;
  /** When the first in the queue has waited this long, refetches are refused; in milliseconds. */
  readonly pressedAfter: number;
}

interface Share {
  /** Maximum waiting; beyond it, the newest of the sender with the most is refused. */
  readonly waiting: number;
  /** After being passed over this often, a waiting caller is served: nobody starves. */
  readonly turnAfter: number;
  /** Of that many connections, how many go to callers of this urgency and of lower ones. */
  readonly held: (connections: number) => number;
}

const SHARES: Readonly<Record<Urgency, Share>> = {
  change: { waiting: 1_000, turnAfter: Infinity, held: (all) => all },
  read: { waiting: 1_000, turnAfter: 4, held: (all) => Math.max(1, all - 1) },
  refetch: { waiting: 250, turnAfter: 16, held: (all) => Math.max(1, Math.floor(all * 0.2)) },
};
/** From this many senders with waiting changes or reads on, the database is under pressure. */
const PRESSED_FROM = 20;
const GUARD = { kind: 'database.queue' } as const;

interface Waiting extends Caller {
  readonly turn: PromiseWithResolvers<void>;
}

/**
 * Decides who gets the next connection to the database (D-133): changes before reads that a person waits for, those
 * before refetches, and senders of the same urgency in turn. What cannot be served in time is refused with `busy`,
 * refetches first; `unavailable` is used only if the database cannot be reached.
 */
export class ConnectionQueue {
  readonly #rules: QueueRules;
  readonly #isDatabaseThere: () => Promise<boolean>;
  readonly #lines: Readonly<Record<Urgency, FairLine<Waiting>>> = {
    change: new FairLine(),
    read: new FairLine(),
    refetch: new FairLine(),
  };
  readonly #backlogs = new Backlogs();
  readonly #held: Record<Urgency, number> = { change: 0, read: 0, refetch: 0 };
  readonly #passedOver: Record<Urgency, number> = { change: 0, read: 0, refetch: 0 };

  constructor(rules: QueueRules, isDatabaseThere: () => Promise<boolean>) {
    this.#rules = rules;
    this.#isDatabaseThere = isDatabaseThere;
  }

  /** Waiting callers, by urgency. */
  get waiting(): Readonly<Record<Urgency, number>> {
    const { change, read, refetch } = this.#lines;
    return { change: change.length, read: read.length, refetch: refetch.length };
  }

  /** Whether so many senders wait that deferrable work should not be added. One sender's queue is not enough. */
  isPressed(): boolean {
    return this.#backlogs.size >= PRESSED_FROM || this.#backlogs.longest() >= this.#rules.pressedAfter;
  }

  /**
   * Waits for the caller's turn and returns a function that releases the connection.
   *
   * @throws busy, or unavailable when the database is away
   */
  async take(caller: Caller = JOB): Promise<() => void> {
    const { urgency } = caller;
    // A free connection is taken without waiting.
    if (this.#hasRoomFor(urgency)) this.#hold(urgency);
    else await this.#waitFor(caller);
    return () => {
      this.#held[urgency] -= 1;
      this.#serve();
    };
  }

  async #waitFor(caller: Caller): Promise<void> {
    const { urgency, isBegun } = caller;
    const waiting: Waiting = { ...caller, turn: Promise.withResolvers<void>() };
    this.#lines[urgency].add(waiting);
    this.#backlogs.add(waiting);
    if (this.#lines[urgency].length > SHARES[urgency].waiting) this.#refuseNewest(urgency);
    const giveUp = (): void => this.#refuse(waiting);
    const patience = isBegun ? undefined : later(this.#rules.patience[urgency], GUARD, giveUp);
    try {
      await waiting.turn.promise;
    } finally {
      clearTimeout(patience);
    }
  }

  #hold(urgency: Urgency): void {
    this.#held[urgency] += 1;
    this.#passedOver[urgency] = 0;
    for (const other of URGENCIES.slice(URGENCIES.indexOf(urgency) + 1))
      if (this.#lines[other].length > 0) this.#passedOver[other] += 1;
  }

  #serve(): void {
    for (let urgency = this.#nextUrgency(); urgency !== undefined; urgency = this.#nextUrgency()) {
      const waiting = this.#lines[urgency].next();
      if (waiting === undefined) return;
      this.#backlogs.served(waiting);
      if (waiting.isGone()) waiting.turn.reject(busy(urgency));
      else {
        this.#hold(urgency);
        waiting.turn.resolve();
      }
    }
  }

  /** The most urgent one that may have a connection, or one that was passed over often enough. */
  #nextUrgency(): Urgency | undefined {
    const ready = URGENCIES.filter((one) => this.#lines[one].length > 0 && this.#hasRoomFor(one));
    return ready.find((one) => this.#passedOver[one] >= SHARES[one].turnAfter) ?? ready[0];
  }

  #hasRoomFor(urgency: Urgency): boolean {
    const { connections } = this.#rules;
    // A limit applies to an urgency and all lower ones together, so the limits of higher ones apply too.
    return URGENCIES.slice(0, URGENCIES.indexOf(urgency) + 1).every((one) => {
      const lesser = URGENCIES.slice(URGENCIES.indexOf(one));
      const held = lesser.reduce((sum, other) => sum + this.#held[other], 0);
      return held < SHARES[one].held(connections);
    });
  }

  #refuseNewest(urgency: Urgency): void {
    const newest = this.#lines[urgency].newestOfMost(({ isBegun }) => !isBegun);
    if (newest !== undefined) this.#refuse(newest);
  }

  #refuse(waiting: Waiting): void {
    // Already served or refused: a second refusal would be an unhandled rejection.
    if (!this.#lines[waiting.urgency].remove(waiting)) return;
    this.#backlogs.refused(waiting);
    waiting.turn.resolve(this.#refusal(waiting.urgency));
  }

  async #refusal(urgency: Urgency): Promise<never> {
    throw (await this.#isDatabaseThere()) ? busy(urgency) : unavailable();
  }
}
