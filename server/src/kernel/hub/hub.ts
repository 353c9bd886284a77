import { HUB_AUDIENCE, HUB_DISPLACED, HUB_MISSED, HUB_SENT_AWAY } from '@cadence/shared-contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { every } from '../guard/index.ts';
import { userGroup } from '../outbox/index.ts';
import type { PubSub } from '../pubsub/index.ts';
import { Audience } from './audience.ts';
import { Backlog, BACKLOG_LIMITS, type BacklogLimits } from './backlog.ts';
import type { HubTimes, HubUser } from './connection.ts';
import { HUB_TIMES, HubConnection } from './connection.ts';
import { EventLog, type Absence } from './event-log.ts';
import { FanOut } from './fan-out.ts';
import { Groups, groupsOf, openingGroup, type AnyGroup } from './groups.ts';
import type { Disconnecting, EarlierEvent, HubBroadcast, HubEvent, Invocation } from './hub-event.ts';
import { encodeGroupInvocation, entryOf, isMeant } from './hub-event.ts';
import { loadOf, type HubLoad } from './hub-load.ts';
import { Parcel } from './parcel.ts';
import { encodeInvocation, encodePing } from './protocol.ts';
import { RecentEvents } from './recent-events.ts';
import { SessionCheck } from './session-check.ts';

/** Backstop for sessions that ended without an event: expired, or revoked in the database by hand. */
const RECHECK = 30_000;
/** Connections of one person in this process, open and opening; the oldest are closed first. */
const MAX_PER_PERSON = 50;
/** Clocks of machines differ a little, and processes send at different times; a repeated event does no harm. */
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

/** The connections of this process, in groups, and the connection to the other processes. */
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
  /** While missed events of others are loaded: until when nothing was missed. */
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

  /** What this process does for its clients. */
  get load(): HubLoad {
    return loadOf(this.#connections.values(), this.#backlog, this.#fanOut);
  }

  /**
   * Sends to a group on every process; rejects when the other processes cannot be reached. Sent again with the same
   * `id`, only clients that have not received it get it.
   */
  publish(message: Omit<Invocation, 'type'>, id: number | null = null): Promise<void> {
    return this.#broadcast({ type: 'invoke', ...message }, id);
  }

  /** Ends connections on every process; the clients do not reconnect. */
  disconnect(target: Omit<Disconnecting, 'type'>, id: number | null = null): Promise<void> {
    return this.#broadcast({ type: 'disconnect', ...target }, id);
  }

  /** Handles an event of this or another process; a repeat is ignored. */
  catchUp(event: HubEvent, id: number | null): void {
    const isNew = id === null || this.#recent.add(id, Date.now());
    if (event.type === 'invoke') this.#send(event, id, isNew);
    else if (isNew) this.#end(event);
  }

  /** Whether this process has sent the event recently. */
  hasTold(id: number): boolean {
    return this.#recent.has(id);
  }

  /** Loads events from before this process started, except those received since; complete from `wholeSince` on. */
  remember(events: readonly EarlierEvent[], wholeSince: number): void {
    const unheard = events.filter(({ id }) => !this.#recent.has(id));
    const sent = unheard.flatMap(({ id, event, at }) =>
      event.type === 'invoke' ? [entryOf(event, { id, text: encodeGroupInvocation(event, at), at })] : [],
    );
    this.#sent.fill(sent, wholeSince);
    for (const { event, at } of unheard) if (event.type === 'disconnect') this.#forgetSaid(event, at);
    // An event in delivery may not have been sent to anyone yet.
    for (const { id, isOnItsWay } of unheard) if (!isOnItsWay) this.#recent.add(id, Date.now());
  }

  /** Until when this process has all events of every process; what it has sent by now is complete until then. */
  get wholeUntil(): number {
    return Math.min(this.#pubsub.wholeUntil(), ...[...this.#gaps].map((gap) => gap.wholeUntil));
  }

  /** Loads missed events of others: until done, nothing that is sent counts as complete beyond the gap's start. */
  async makeUp(wholeUntil: number, work: () => Promise<void>): Promise<void> {
    const gap = { wholeUntil };
    this.#gaps.add(gap);
    await work().finally(() => this.#gaps.delete(gap));
  }

  /**
   * A connection that waits for its transport and handshake.
   *
   * @param since until when its page has received everything, in milliseconds since 1970: it gets what it has missed,
   *   or has to read everything again. Null if the page does not say: it gets all events from the time it is open.
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

  /** Ends connections whose sign-in is no longer valid. */
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

  /** Ends every connection of this process; the clients reconnect, to another one if this one is stopping. */
  sendAway(): void {
    this.#fanOut.flush();
    const farewell = { allowReconnect: true, error: HUB_SENT_AWAY };
    for (const connection of [...this.#connections.values()]) connection.close(farewell);
  }

  /** As `sendAway`; all events until now count as unknown, so that pages that reconnect read everything again. */
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

  /** A repeated event is not sent to connected pages again; a page that reconnects may have missed either. */
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

  /** Sends a page that has just connected what it has missed. */
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

  /** A person who has to sign in again, or whose rights may have changed, gets no earlier events again. */
  #forgetSaid({ personId, chainId }: Disconnecting, at: number): void {
    if (personId !== null && chainId === null) this.#sent.change(userGroup(personId), at);
  }

  #end(target: Disconnecting): void {
    this.#fanOut.flush();
    this.#forgetSaid(target, Date.now());
    for (const connection of [...this.#connections.values()])
      if (isMeant(target, connection.user)) connection.close({ allowReconnect: false });
  }

  /** Closes the oldest connection of a person's group that is full. */
  #makeRoom(group: AnyGroup, farewell: Parameters<HubConnection['close']>[0]): void {
    const members = this.#groups.of(group);
    if (members.size < MAX_PER_PERSON) return;
    const [oldest] = members;
    oldest?.close(farewell);
  }

  /**
   * After a pause of the process itself (a machine that slept or was overloaded) timers run before the messages that
   * clients sent in the meantime are read: no client counts as gone because of it.
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

  /** Lets pages take turns, and spread their reconnects should this process die. */
  #announceAudience(now: number): void {
    const open = [...this.#connections.values()].filter(({ isOpen }) => isOpen).length;
    const size = this.#audience.count(open, now);
    if (size !== null) this.sendToAll(HUB_AUDIENCE, [size]);
  }

  /** Sends to every page of this process; those that come later do not get it. */
  sendToAll(target: string, args: readonly unknown[]): void {
    this.#fanOut.flush();
    const parcel = new Parcel(encodeInvocation(target, args, this.wholeUntil));
    for (const connection of [...this.#connections.values()]) connection.send(parcel);
  }
}
