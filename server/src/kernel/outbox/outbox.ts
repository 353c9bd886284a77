import type { HubMethod, HubTopicMap } from '@cadence/shared-contract';
import type { Db } from '../db/index.ts';
import type { Mail, MailOrder } from '../mail/mail.ts';

/** Who hears a live event: `Tenant_{id}` or `User_{id}` (people §4). */
export type HubGroup = `Tenant_${number}` | `User_${number}`;

/** What an outbox row carries, by its kind. */
export interface OutboxPayloads {
  live: { readonly group: HubGroup; readonly method: HubMethod; readonly args: readonly unknown[] };
  mail: Mail | MailOrder;
  bulkMail: Mail | MailOrder;
  /** Closes hub connections: of one sign-in, of a person, or of a whole tenant. */
  disconnect: { readonly personId: number | null; readonly chainId: string | null };
}
export type OutboxKind = keyof OutboxPayloads;

interface PendingRow {
  readonly kind: OutboxKind;
  readonly payload: OutboxPayloads[OutboxKind];
  readonly dueAt: Date;
}

export function tenantGroup(tenantId: number): HubGroup {
  return `Tenant_${tenantId}`;
}
export function userGroup(personId: number): HubGroup {
  return `User_${personId}`;
}

/**
 * Collects what a transaction wants the world to know. The rows are written with the change itself and delivered
 * after the commit, at least once; a rolled back change tells nobody.
 */
export class Outbox {
  /** The instant of its transaction. */
  readonly now: Date;
  #rows: PendingRow[] = [];

  constructor(now: Date) {
    this.now = now;
  }

  /** A live event to a hub group: a type and ids only, receivers refetch (D-6). */
  live<M extends HubMethod>(group: HubGroup, method: M, payload: HubTopicMap[M]): void {
    this.#add('live', { group, method, args: [payload] });
  }

  /** A mail, or the order for one, not before `dueAt` when given. */
  mail(mail: Mail | MailOrder, dueAt: Date = this.now): void {
    this.#add('mail', mail, dueAt);
  }

  /** A mail of many that go out at once: it waits for no other kind, and no other kind for it. */
  bulkMail(mail: Mail | MailOrder): void {
    this.#add('bulkMail', mail);
  }

  /** Ends hub connections for good: of one sign-in, of a person, or (null) of everybody in the tenant. */
  disconnect(personId: number | null, chainId: string | null = null): void {
    this.#add('disconnect', { personId, chainId });
  }

  /** Writes the collected rows; true when there were any. */
  async flush(db: Db, tenantId: number): Promise<boolean> {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length === 0) return false;
    await db
      .insertInto('outbox')
      .values(
        rows.map(({ kind, payload, dueAt }) => ({
          tenant_id: tenantId,
          kind,
          payload: JSON.stringify(payload),
          created_at: this.now,
          due_at: dueAt,
        })),
      )
      .execute();
    return true;
  }

  #add<K extends OutboxKind>(kind: K, payload: OutboxPayloads[K], dueAt: Date = this.now): void {
    this.#rows.push({ kind, payload, dueAt });
  }
}
