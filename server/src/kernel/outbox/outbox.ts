import type { HubMethod, HubTopicMap } from '@cadence/shared-contract';
import type { Db } from '../db/index.ts';
import type { Mail, MailOrder } from '../mail/mail.ts';
import { insertRows } from './outbox.queries.ts';

/**
 * The audience of a live event: `Tenant_{id}` or `User_{id}` (people §4), or one of the two parts of a tenant, whose
 * people may not know the same (D-22).
 */
export type HubGroup = `Tenant_${number}` | `Members_${number}` | `Observers_${number}` | `User_${number}`;

/** The payload of an outbox row, by kind. */
export interface OutboxPayloads {
  live: {
    readonly group: HubGroup;
    readonly method: HubMethod;
    readonly args: readonly unknown[];
    /** Not sent to pages that were away. */
    readonly onlyNow?: true;
  };
  mail: Mail | MailOrder;
  bulkMail: Mail | MailOrder;
  /** Closes hub connections: of one sign-in, of a person, or of a whole tenant. */
  disconnect: { readonly personId: number | null; readonly chainId: string | null };
}
export type OutboxKind = keyof OutboxPayloads;

/** Kinds that are delivered to browsers. */
export const LIVE_KINDS = ['live', 'disconnect'] as const satisfies readonly OutboxKind[];
const isLive = (kind: OutboxKind): boolean => LIVE_KINDS.some((one) => one === kind);

/** Lease of live rows, in milliseconds; after that another process may deliver them. */
export const LIVE_LEASE = 5_000;

interface PendingRow {
  readonly kind: OutboxKind;
  readonly payload: OutboxPayloads[OutboxKind];
  readonly dueAt: Date;
}

/** A row that a transaction has written. */
export interface WrittenRow {
  readonly tenant_id: number;
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly created_at: Date;
  readonly attempts: number;
}

export function tenantGroup(tenantId: number): HubGroup {
  return `Tenant_${tenantId}`;
}
/** Everyone of the tenant except observers. */
export function membersGroup(tenantId: number): HubGroup {
  return `Members_${tenantId}`;
}
export function observersGroup(tenantId: number): HubGroup {
  return `Observers_${tenantId}`;
}
export function userGroup(personId: number): HubGroup {
  return `User_${personId}`;
}
const ONLY_NOW = { onlyNow: true } as const;
const isPersonal = (group: HubGroup): boolean => group.startsWith('User_');

/**
 * Collects the events and mails of a transaction. The rows are written with the change itself and delivered after the
 * commit, at least once; after a rollback there are none.
 */
export class Outbox {
  /** The instant of its transaction. */
  readonly now: Date;
  readonly #page: string | null;
  #rows: PendingRow[] = [];

  /** @param page the requesting page; its events carry this name, so that it recognises its own */
  constructor(now: Date, page: string | null = null) {
    this.now = now;
    this.#page = page;
  }

  /**
   * A live event to a hub group: a type and ids only, receivers refetch (D-6). Events about the tenant that single
   * people get are not meant for everyone, and the right to them can end in many ways: pages that were away then read
   * everything again instead.
   */
  live<M extends HubMethod>(group: HubGroup, method: M, payload: HubTopicMap[M]): void {
    const onlyNow = isPersonal(group) && method === 'TenantUpdate';
    this.#add('live', { ...this.#event(group, method, payload), ...(onlyNow && ONLY_NOW) });
  }

  /** The same for a group in which some may no longer see what the event refers to. */
  liveOnlyNow<M extends HubMethod>(group: HubGroup, method: M, payload: HubTopicMap[M]): void {
    this.#add('live', { ...this.#event(group, method, payload), ...ONLY_NOW });
  }

  /** A mail, or the order for one, not before `dueAt` when given. */
  mail(mail: Mail | MailOrder, dueAt: Date = this.now): void {
    this.#add('mail', mail, dueAt);
  }

  /** One of many mails sent at once: it neither delays other kinds nor waits for them. */
  bulkMail(mail: Mail | MailOrder): void {
    this.#add('bulkMail', mail);
  }

  /** Ends hub connections, without reconnect: of one sign-in, of a person, or (null) of everybody in the tenant. */
  disconnect(personId: number | null, chainId: string | null = null): void {
    this.#add('disconnect', { personId, chainId });
  }

  /** Writes the collected rows, for any process to deliver; true when there were any. */
  async flush(db: Db, tenantId: number): Promise<boolean> {
    return (await this.#write(db, tenantId, () => ({}))).length > 0;
  }

  /**
   * Writes the collected rows and returns them. Live ones are for the caller to deliver after the commit
   * (`OutboxDispatcher.take`), without a search; if the caller dies, they are found after the lease.
   *
   * @param at when they are written: the request may have waited for its turn for longer than the lease
   */
  flushAndTake(db: Db, tenantId: number, at: Date): Promise<readonly WrittenRow[]> {
    const taken = { claimed_until: new Date(at.getTime() + LIVE_LEASE), attempts: 1 };
    return this.#write(db, tenantId, (kind) => (isLive(kind) ? taken : {}));
  }

  async #write(
    db: Db,
    tenantId: number,
    claim: (kind: OutboxKind) => { readonly claimed_until?: Date; readonly attempts?: number },
  ): Promise<readonly WrittenRow[]> {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length === 0) return [];
    const ids = await insertRows(
      db,
      rows.map(({ kind, payload, dueAt }) => ({
        ...{ tenant_id: tenantId, kind, payload: JSON.stringify(payload) },
        ...{ created_at: this.now, due_at: dueAt, attempts: 0, ...claim(kind) },
      })),
    );
    return rows.map(({ kind, payload }, index) => ({
      ...{ tenant_id: tenantId, id: ids[index] ?? 0, kind, payload },
      ...{ created_at: this.now, attempts: claim(kind).attempts ?? 0 },
    }));
  }

  #event<M extends HubMethod>(group: HubGroup, method: M, payload: HubTopicMap[M]): OutboxPayloads['live'] {
    const origin = this.#page !== null && method !== 'NotificationUpdate' ? { origin: this.#page } : {};
    return { group, method, args: [{ ...payload, ...origin }] };
  }

  #add<K extends OutboxKind>(kind: K, payload: OutboxPayloads[K], dueAt: Date = this.now): void {
    this.#rows.push({ kind, payload, dueAt });
  }
}
