import { HUB_AUDIENCE, HUB_DISPLACED, HUB_MISSED, HUB_SENT_AWAY } from '@cadence/shared-contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { every } from '../guard/index.ts';
import { userGroup } from '../outbox/index.ts';
import type { PubSub } from '../pubsub/index.ts';
import { Audience } from './audience.ts';
import type { BacklogLimits } from './backlog.ts';
import { Backlog, BACKLOG_LIMITS } from './backlog.ts';
import type { HubTimes, HubUser } from './connection.ts';
import { HUB_TIMES, HubConnection } from './connection.ts';
import type { Absence } from './event-log.ts';
import { EventLog } from './event-log.ts';
import { FanOut } from './fan-out.ts';
import type { AnyGroup } from './groups.ts';
import { Groups, groupsOf, openingGroup } from './groups.ts';
import type { Disconnecting, EarlierEvent, HubBroadcast, HubEvent, Invocation } from './hub-event.ts';
import { encodeGroupInvocation, entryOf, isMeant } from './hub-event.ts';
import { Parcel } from './parcel.ts';
import { encodeInvocation, encodePing } from './protocol.ts';
import { RecentEvents } from './recent-events.ts';
import { SessionCheck } from './session-check.ts';

/** Backstop for sessions that ended without a word: expired, or revoked in the database by hand. */
const RECHECK = 30_000;
/** Connections of one person in this process, open ones and opening ones; the oldest go first. */
const MAX_PER_PERSON = 50;
/** Clocks of machines and the times of sending differ a little; an event that is sent again does no harm. */
const CLOCK_MARGIN = 1_000;

export interface HubOptions {
  /** Distinguishes this installation's events from those of others on the same broker. */
  readonly installation: string;
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly pubsub: PubSub;
  readonly log: FastifyBaseLogger;
  readonly times?: HubTimes;
  readonly backlog?: BacklogLimits;
}

/** The connections of this process, in groups, and the link to those of the other processes. */
export class Hub {
  readonly times: HubTimes;
  readonly sessions: SessionCheck;
  readonly #installation: string;
  readonly #pubsub: PubSub;
  readonly #log: FastifyBaseLogger;
  readonly #connections = new Map<string, HubConnection>();
  readonly #groups = new Groups<HubConnection>();
  readonly #fanOut = new FanOut(this.#groups);
  readonly #recent = new RecentEvents();
  readonly #sent = new EventLog(Date.now());
  readonly #audience = new Audience(Date.now());
  readonly #backlog: Backlog;
  /** While events of others are being made up for: until when there is nothing to make up for. */
  readonly #gaps = new Set<{ readonly wholeUntil: number }>();
  #lastTick = Date.now();
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
   * Sends to a group on every process; rejects when the other processes cannot be reached. Sent again with the same
   * `id`, it reaches only those who have not received it.
   */
  publish(message: Omit<Invocation, 'type'>, id: number | null = null): Promise<void> {
    return this.#broadcast({ type: 'invoke', ...message }, id);
  }

  /** Ends connections on every process; they are not to reconnect. */
  disconnect(target: Omit<Disconnecting, 'type'>, id: number | null = null): Promise<void> {
    return this.#broadcast({ type: 'disconnect', ...target }, id);
  }

  /** Takes in what this process or another one sends; a repeat is ignored. */
  catchUp(event: HubEvent, id: number | null): void {
    const isNew = id === null || this.#recent.add(id, Date.now());
    if (event.type === 'invoke') this.#send(event, id, isNew);
    else if (isNew) this.#end(event);
  }

  /** Whether this process has sent the event lately. */
  hasTold(id: number): boolean {
    return this.#recent.has(id);
  }

  /** What was sent before this process started, as far as it was not received since; complete since `wholeSince`. */
  remember(events: readonly EarlierEvent[], wholeSince: number): void {
    const unheard = events.filter(({ id }) => !this.#recent.has(id));
    const sent = unheard.flatMap(({ id, event, at }) =>
      event.type === 'invoke' ? [entryOf(event, { id, text: encodeGroupInvocation(event, at), at })] : [],
    );
    this.#sent.fill(sent, wholeSince);
    for (const { event, at } of unheard) if (event.type === 'disconnect') this.#forgetSaid(event, at);
    // An event in delivery may not have been sent to anybody yet.
    for (const { id, isOnItsWay } of unheard) if (!isOnItsWay) this.#recent.add(id, Date.now());
  }

  /** Until when every process has sent this one everything; what this one has sent by now is complete until then. */
  get wholeUntil(): number {
    return Math.min(this.#pubsub.wholeUntil(), ...[...this.#gaps].map((gap) => gap.wholeUntil));
  }

  /** Makes up for events of others: until that is done, nothing that is sent counts as whole beyond the gap's beginning. */
  async makeUp(wholeUntil: number, work: () => Promise<void>): Promise<void> {
    const gap = { wholeUntil };
    this.#gaps.add(gap);
    await work().finally(() => this.#gaps.delete(gap));
  }

  /**
   * A connection that waits for its transport and handshake.
   *
   * @param since until when its page has received everything, in milliseconds since 1970: it is sent what it has
   *   missed, or that it must read everything again. Null for a page that does not say: it receives everything that is
   *   sent once it is open.
   */
  open(user: HubUser, since: number | null = null): HubConnection {
    const groups = groupsOf(user);
    const opening = openingGroup(user);
    const connection = new HubConnection(user, this.times, {
      onOpen: () => {
        this.#groups.leave(opening, connection);
        const { position } = this.#sent;
        this.#fanOut.welcome(() => this.#join(connection, { groups, since, position }));
      },
      onSent: () => this.#backlog.weigh(connection),
      onClose: () => {
        this.#backlog.forget(connection);
        this.#connections.delete(connection.token);
        for (const group of [opening, ...groups]) this.#groups.leave(group, connection);
      },
    });
    this.#makeRoom(opening, { allowReconnect: true });
    this.#groups.join(opening, connection);
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
    this.#fanOut.flush();
    const farewell = { allowReconnect: true, error: HUB_SENT_AWAY };
    for (const connection of [...this.#connections.values()]) connection.close(farewell);
  }

  /** As `sendAway`; what was sent until now counts as unknown, and a page that comes back reads everything again. */
  giveUp(): void {
    this.#sent.break(Date.now());
    this.sendAway();
  }

  #recheckSoon(connections: readonly HubConnection[]): void {
    this.recheck(connections).catch((error: unknown) =>
      this.#log.warn({ err: error }, 'hub sessions could not be checked'),
    );
  }

  /** Until the other processes have it, a page that comes from one of them cannot have received it there. */
  async #broadcast(event: HubEvent, id: number | null): Promise<void> {
    const installation = this.#installation;
    if (id !== null) this.#sent.hold(id);
    await this.#pubsub.publish({ installation, id, event } satisfies HubBroadcast);
    if (id !== null) this.#sent.release(id);
  }

  /** A repeated event is new to nobody who is here; a page that comes back may have missed either. */
  #send(event: Invocation, id: number | null, isNew: boolean): void {
    const { group } = event;
    const text = encodeGroupInvocation(event, this.wholeUntil);
    this.#sent.add(entryOf(event, { id, text, at: Date.now() }));
    if (isNew) this.#fanOut.send(group, text);
  }

  #join(connection: HubConnection, absence: Absence): void {
    if (!connection.isOpen) return;
    this.#makeRoom(userGroup(connection.user.personId), { allowReconnect: false, error: HUB_DISPLACED });
    for (const group of absence.groups) this.#groups.join(group, connection);
    this.#greet(connection, absence);
  }

  /** Sends a page that has just connected what it does not know. */
  #greet(connection: HubConnection, absence: Absence): void {
    const since = absence.since === null ? null : Math.min(absence.since, Date.now()) - CLOCK_MARGIN;
    const missed = this.#sent.missed({ ...absence, since });
    const { sent } = this.#audience;
    const records = [
      ...(missed ?? [encodeInvocation(HUB_MISSED, [], this.wholeUntil)]),
      ...(sent === null ? [] : [encodeInvocation(HUB_AUDIENCE, [sent], this.wholeUntil)]),
    ];
    if (records.length > 0) connection.send(new Parcel(records.join('')));
  }

  /** A person who must sign in again, or whose rights changed, is not sent again what was sent before. */
  #forgetSaid({ personId, chainId }: Disconnecting, at: number): void {
    if (personId !== null && chainId === null) this.#sent.change(userGroup(personId), at);
  }

  #end(target: Disconnecting): void {
    this.#fanOut.flush();
    this.#forgetSaid(target, Date.now());
    for (const connection of [...this.#connections.values()])
      if (isMeant(target, connection.user)) connection.close({ allowReconnect: false });
  }

  /** Ends the oldest connection of a person's group that is full. */
  #makeRoom(group: AnyGroup, farewell: Parameters<HubConnection['close']>[0]): void {
    const members = this.#groups.of(group);
    if (members.size < MAX_PER_PERSON) return;
    const [oldest] = members;
    oldest?.close(farewell);
  }

  /**
   * After a pause of the process itself (a machine that slept or was overloaded) timers fire before the clients'
   * messages are read: no client may count as gone because of it.
   */
  #tick(): void {
    const now = Date.now();
    const pause = now - this.#lastTick - this.times.tick;
    this.#lastTick = now;
    const ping = new Parcel(encodePing(Math.min(this.wholeUntil, this.#fanOut.sentUntil)));
    for (const connection of [...this.#connections.values()]) {
      if (pause > this.times.tick) connection.excuse(pause);
      connection.tick(now, ping);
    }
    this.#announceAudience(now);
    this.#sent.clean(now);
    this.#recent.clean(now);
  }

  /** So that pages know how to take turns, and over how much time to come back should this process end without a word. */
  #announceAudience(now: number): void {
    const connections = [...this.#connections.values()];
    const size = this.#audience.count(connections.filter(({ isOpen }) => isOpen).length, now);
    if (size === null) return;
    this.#fanOut.flush();
    const parcel = new Parcel(encodeInvocation(HUB_AUDIENCE, [size], this.wholeUntil));
    for (const connection of connections) connection.send(parcel);
  }
}
