import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import type { HubGroup } from '../outbox/index.ts';
import { tenantGroup, userGroup } from '../outbox/index.ts';
import type { PubSub } from '../pubsub/index.ts';
import type { HubUser } from './connection.ts';
import { HubConnection } from './connection.ts';
import { encodeInvocation } from './protocol.ts';
import { findEndedChains } from './session-check.ts';

/** What travels between the processes' hubs. */
export type HubBroadcast =
  | {
      readonly type: 'invoke';
      readonly group: HubGroup;
      readonly method: string;
      readonly args: readonly unknown[];
    }
  | {
      readonly type: 'disconnect';
      readonly tenantId: number;
      /** Null: everybody of the tenant. */
      readonly personId: number | null;
      /** Null: all of the person's sign-ins. */
      readonly chainId: string | null;
    };

const TICK = 1_000;
/** Backstop for sessions that ended without a word: expired, or revoked in the database by hand. */
const RECHECK = 30_000;
/** Open connections of one person in this process; the oldest go first. */
const MAX_PER_PERSON = 50;

/** The connections of this process, in groups, and the wire to those of the other processes. */
export class Hub {
  readonly #db: DatabaseHandle;
  readonly #clock: Clock;
  readonly #pubsub: PubSub;
  readonly #log: FastifyBaseLogger;
  readonly #connections = new Map<string, HubConnection>();
  readonly #groups = new Map<string, Set<HubConnection>>();
  readonly #timers: NodeJS.Timeout[];
  #isDraining = false;

  constructor(services: { db: DatabaseHandle; clock: Clock; pubsub: PubSub; log: FastifyBaseLogger }) {
    this.#db = services.db;
    this.#clock = services.clock;
    this.#pubsub = services.pubsub;
    this.#log = services.log;
    this.#pubsub.subscribe((message) => this.#receive(message as HubBroadcast));
    const recheck = (): void => {
      this.recheck().catch((error: unknown) =>
        this.#log.warn({ err: error }, 'hub sessions could not be checked'),
      );
    };
    this.#timers = [setInterval(() => this.#tick(), TICK), setInterval(recheck, RECHECK)];
    for (const timer of this.#timers) timer.unref();
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Open and opening connections of this process. */
  get size(): number {
    return this.#connections.size;
  }

  /** Tells a group on every process; rejects when the other processes cannot be reached. */
  publish(group: HubGroup, method: string, args: readonly unknown[]): Promise<void> {
    return this.#pubsub.publish({ type: 'invoke', group, method, args } satisfies HubBroadcast);
  }

  /** Ends connections on every process, for good. */
  disconnect(target: Omit<Extract<HubBroadcast, { type: 'disconnect' }>, 'type'>): Promise<void> {
    return this.#pubsub.publish({ type: 'disconnect', ...target } satisfies HubBroadcast);
  }

  /** A connection that waits for its transport and handshake. */
  open(user: HubUser): HubConnection {
    const groups = [tenantGroup(user.tenantId), userGroup(user.personId)];
    const connection = new HubConnection(user, {
      onOpen: () => groups.forEach((group) => this.#join(group, connection)),
      onClose: () => {
        this.#connections.delete(connection.token);
        groups.forEach((group) => this.#leave(group, connection));
      },
    });
    this.#makeRoom(userGroup(user.personId));
    this.#connections.set(connection.token, connection);
    return connection;
  }

  find(token: string): HubConnection | undefined {
    return this.#connections.get(token);
  }

  /** Ends connections whose sign-in is no longer good. */
  async recheck(): Promise<void> {
    const open = [...this.#connections.values()];
    const users = open.map((connection) => connection.user);
    const ended = await findEndedChains(this.#db, users, this.#clock.now());
    for (const connection of open) {
      if (ended.has(connection.user.chainId)) connection.close({ allowReconnect: false });
    }
  }

  /** Sends every client elsewhere: the process is about to stop. */
  drain(): void {
    if (this.#isDraining) return;
    this.#isDraining = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of [...this.#connections.values()]) connection.close({ allowReconnect: true });
  }

  #receive(message: HubBroadcast): void {
    if (message.type === 'invoke') {
      const members = this.#groups.get(message.group);
      if (!members) return;
      const text = encodeInvocation(message.method, message.args);
      for (const connection of [...members]) connection.send(text);
      return;
    }
    for (const connection of [...this.#connections.values()]) {
      const { tenantId, personId, chainId } = connection.user;
      const isMeant =
        tenantId === message.tenantId &&
        (message.personId === null || personId === message.personId) &&
        (message.chainId === null || chainId === message.chainId);
      if (isMeant) connection.close({ allowReconnect: false });
    }
  }

  #join(group: string, connection: HubConnection): void {
    const members = this.#groups.get(group) ?? new Set();
    members.add(connection);
    this.#groups.set(group, members);
  }

  #leave(group: string, connection: HubConnection): void {
    const members = this.#groups.get(group);
    members?.delete(connection);
    if (members?.size === 0) this.#groups.delete(group);
  }

  #makeRoom(group: string): void {
    const members = this.#groups.get(group);
    if (!members || members.size < MAX_PER_PERSON) return;
    const [oldest] = members;
    oldest?.close({ allowReconnect: false, error: 'Too many connections.' });
  }

  #tick(): void {
    const now = Date.now();
    for (const connection of [...this.#connections.values()]) connection.tick(now);
  }
}
