import { HUB_AUDIENCE, HUB_DISPLACED, HUB_MISSED, HUB_SENT_AWAY } from '@cadence/shared-contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { every } from '../guard/index.ts';
import type { HubGroup } from '../outbox/index.ts';
import { tenantGroup, userGroup } from '../outbox/index.ts';
import type { PubSub } from '../pubsub/index.ts';
import type { BacklogLimits } from './backlog.ts';
import { Backlog, BACKLOG_LIMITS } from './backlog.ts';
import type { HubTimes, HubUser } from './connection.ts';
import { HUB_TIMES, HubConnection } from './connection.ts';
import { encodeInvocation } from './protocol.ts';
import { RecentEvents } from './recent-events.ts';
import { SessionCheck } from './session-check.ts';

/** Something to tell a group of clients, or connections to end. */
export type HubEvent =
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

/** What travels between the processes' hubs; `id` names the event, so that a repeat is heard once. */
interface HubBroadcast {
  readonly installation: string;
  readonly id: number | null;
  readonly event: HubEvent;
}

/** Backstop for sessions that ended without a word: expired, or revoked in the database by hand. */
const RECHECK = 30_000;
/** Connections of one person in this process, open ones and opening ones; the oldest go first. */
const MAX_PER_PERSON = 50;
/** A page is connected long before; silences beyond it need not be told apart. */
const LONGEST_SILENCE = 10 * 60_000;

/** Pages from which on the clients are told how many they are; fewer may come back all at once. */
const LARGE_AUDIENCE = 500;

/** Clocks of machines differ a little; an event too many only makes a page ask once more. */
const CLOCK_MARGIN = 100;

/** Where a person's connections wait for their handshakes; nobody speaks to this group. */
function openingGroup({ personId }: HubUser): string {
  return `Opening_${personId}`;
}

export interface HubOptions {
  /** Tells this installation's events from those of others on the same broker. */
  readonly installation: string;
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly pubsub: PubSub;
  readonly log: FastifyBaseLogger;
  readonly times?: HubTimes;
  readonly backlog?: BacklogLimits;
}

/** The connections of this process, in groups, and the wire to those of the other processes. */
export class Hub {
  readonly times: HubTimes;
  readonly sessions: SessionCheck;
  readonly #installation: string;
  readonly #pubsub: PubSub;
  readonly #log: FastifyBaseLogger;
  readonly #connections = new Map<string, HubConnection>();
  readonly #groups = new Map<string, Set<HubConnection>>();
  readonly #recent = new RecentEvents();
  readonly #backlog: Backlog;
  /** When each group was last told something, in milliseconds since 1970. */
  readonly #lastTold = new Map<string, number>();
  readonly #startedAt = Date.now();
  #lastTick = Date.now();
  /** How many connections the clients were last told there are. */
  #audience = 0;
  readonly #timers: NodeJS.Timeout[];
  #isDraining = false;

  constructor(options: HubOptions) {
    const { installation, db, clock, pubsub, log, times = HUB_TIMES, backlog = BACKLOG_LIMITS } = options;
    this.times = times;
    this.sessions = new SessionCheck(db, clock);
    this.#backlog = new Backlog(backlog);
    this.#installation = installation;
    this.#pubsub = pubsub;
    this.#log = log;
    this.#pubsub.subscribe((message) => {
      const { installation: origin, event, id } = message as HubBroadcast;
      if (origin === installation) this.catchUp(event, id);
    });
    this.#timers = [
      every(times.tick, { kind: 'hub.tick' }, () => this.#tick()),
      every(RECHECK, { kind: 'hub.recheck' }, () => this.#recheckSoon([...this.#connections.values()])),
    ];
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Open and opening connections of this process. */
  get size(): number {
    return this.#connections.size;
  }

  /** Bytes that wait for clients that read more slowly than they are spoken to. */
  get waiting(): number {
    return this.#backlog.total;
  }

  /**
   * Tells a group on every process; rejects when the other processes cannot be reached. Told again with the same `id`,
   * it is heard only by those who have not heard it.
   */
  publish(
    message: Omit<Extract<HubEvent, { type: 'invoke' }>, 'type'>,
    id: number | null = null,
  ): Promise<void> {
    return this.#broadcast({ type: 'invoke', ...message }, id);
  }

  /** Ends connections on every process, for good. */
  disconnect(
    target: Omit<Extract<HubEvent, { type: 'disconnect' }>, 'type'>,
    id: number | null = null,
  ): Promise<void> {
    return this.#broadcast({ type: 'disconnect', ...target }, id);
  }

  /** Takes in what this process or another one tells; a second time it is nothing new. */
  catchUp(event: HubEvent, id: number | null): void {
    if (id !== null && !this.#recent.add(id, Date.now())) return;
    if (event.type === 'invoke') this.#tell(event);
    else this.#end(event);
  }

  /**
   * Milliseconds for which nobody told the person's groups anything; since the start of the process at most, which knows
   * nothing of before. A page that connects learns from it whether it has missed an event.
   */
  silenceFor({ tenantId, personId }: Pick<HubUser, 'tenantId' | 'personId'>): number {
    const told = [tenantGroup(tenantId), userGroup(personId)].map((group) => this.#lastTold.get(group) ?? 0);
    return Math.min(Date.now() - Math.max(this.#startedAt, ...told), LONGEST_SILENCE);
  }

  /**
   * A connection that waits for its transport and handshake.
   *
   * @param knownUntil when its person was last told for how long there was no event, in milliseconds since 1970; one
   *   that came after it is made up for. Null for those who were told nothing: they have to ask again in any case.
   */
  open(user: HubUser, knownUntil: number | null = null): HubConnection {
    const groups = [tenantGroup(user.tenantId), userGroup(user.personId)];
    const opening = openingGroup(user);
    const connection = new HubConnection(user, this.times, {
      onOpen: () => {
        this.#leave(opening, connection);
        this.#makeRoom(userGroup(user.personId), { allowReconnect: false, error: HUB_DISPLACED });
        for (const group of groups) this.#join(group, connection);
        const elapsed = knownUntil === null ? -Infinity : Date.now() - knownUntil + CLOCK_MARGIN;
        if (this.silenceFor(user) < elapsed) connection.send(encodeInvocation(HUB_MISSED, []));
        if (this.#audience > 0) connection.send(encodeInvocation(HUB_AUDIENCE, [this.#audience]));
      },
      onSent: () => this.#backlog.weigh(connection),
      onClose: () => {
        this.#backlog.forget(connection);
        this.#connections.delete(connection.token);
        for (const group of [opening, ...groups]) this.#leave(group, connection);
      },
    });
    this.#makeRoom(opening, { allowReconnect: true });
    this.#join(opening, connection);
    this.#connections.set(connection.token, connection);
    return connection;
  }

  find(token: string): HubConnection | undefined {
    return this.#connections.get(token);
  }

  /** Ends a negotiated connection soon if its sign-in has ended since. */
  verify(connection: HubConnection): void {
    this.#recheckSoon([connection]);
  }

  /** Ends connections whose sign-in is no longer good. */
  async recheck(connections: readonly HubConnection[] = [...this.#connections.values()]): Promise<void> {
    const check = async (connection: HubConnection): Promise<void> => {
      if (await this.sessions.hasEnded(connection.user)) connection.close({ allowReconnect: false });
    };
    await Promise.all(connections.map(check));
  }

  /** Sends every client elsewhere: the process is about to stop. */
  drain(): void {
    if (this.#isDraining) return;
    this.#isDraining = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.sendAway();
  }

  /** Ends every connection of this process; the clients come back, to another one if this one is stopping. */
  sendAway(): void {
    const farewell = { allowReconnect: true, error: HUB_SENT_AWAY };
    for (const connection of [...this.#connections.values()]) connection.close(farewell);
  }

  #recheckSoon(connections: readonly HubConnection[]): void {
    this.recheck(connections).catch((error: unknown) =>
      this.#log.warn({ err: error }, 'hub sessions could not be checked'),
    );
  }

  #broadcast(event: HubEvent, id: number | null): Promise<void> {
    const installation = this.#installation;
    return this.#pubsub.publish({ installation, id, event } satisfies HubBroadcast);
  }

  #tell({ group, method, args }: Extract<HubEvent, { type: 'invoke' }>): void {
    this.#lastTold.set(group, Date.now());
    const members = this.#groups.get(group);
    if (!members) return;
    const text = encodeInvocation(method, args);
    for (const connection of [...members]) connection.send(text);
  }

  #end(target: Extract<HubEvent, { type: 'disconnect' }>): void {
    for (const connection of [...this.#connections.values()]) {
      const { tenantId, personId, chainId } = connection.user;
      const isMeant =
        tenantId === target.tenantId &&
        (target.personId === null || personId === target.personId) &&
        (target.chainId === null || chainId === target.chainId);
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

  /** Ends the oldest connection of a person's group that is full. */
  #makeRoom(group: string, farewell: Parameters<HubConnection['close']>[0]): void {
    const members = this.#groups.get(group);
    if (!members || members.size < MAX_PER_PERSON) return;
    const [oldest] = members;
    oldest?.close(farewell);
  }

  /**
   * After a pause of the process itself (a machine that slept or was overloaded) the timers come first, and only then
   * what the clients said meanwhile: nobody is taken for gone because of it.
   */
  #tick(): void {
    const now = Date.now();
    const pause = now - this.#lastTick - this.times.tick;
    this.#lastTick = now;
    for (const connection of [...this.#connections.values()]) {
      if (pause > this.times.tick) connection.excuse(pause);
      connection.tick(now);
    }
    this.#announceAudience();
    for (const [group, at] of this.#lastTold) if (now - at > LONGEST_SILENCE) this.#lastTold.delete(group);
    this.#recent.clean(now);
  }

  /**
   * Tells the clients how many they are whenever that number has doubled or halved, so that they know over how much time
   * to spread should this process end without a word.
   */
  #announceAudience(): void {
    const open = [...this.#connections.values()].filter(({ isOpen }) => isOpen).length;
    // Once they were told, around the limit they are not told again and again.
    const least = this.#audience > 0 ? LARGE_AUDIENCE / 2 : LARGE_AUDIENCE;
    const size = open < least ? 0 : open;
    if (size > this.#audience / 2 && size < this.#audience * 2) return;
    if (size === this.#audience) return;
    this.#audience = size;
    const text = encodeInvocation(HUB_AUDIENCE, [size]);
    for (const connection of [...this.#connections.values()]) connection.send(text);
  }
}
