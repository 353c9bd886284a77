import { sql } from 'kysely';
import type { Db, Row } from '../../kernel/db/index.ts';
import type { NotificationRow } from './notifications.queries.ts';

const MAILING = [
  'id',
  'name',
  'subdomain',
  'primary_color',
  'logo_svg',
] as const satisfies readonly (keyof Row<'tenants'>)[];

/** An organisation, with what its mails show. */
export type MailingTenant = Pick<Row<'tenants'>, (typeof MAILING)[number]>;

/** The organisations that are not deactivated. */
export function findMailingTenants(db: Db): Promise<MailingTenant[]> {
  return db.selectFrom('tenants').select(MAILING).where('deactivated_at', 'is', null).execute();
}

/** A person whose notifications have waited long enough for a mail. */
export interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Whether this person gets mails: active, and with them switched on. */
  readonly is_wanted: boolean;
}

/**
 * People of the tenant whose oldest notification without a mail is at least that old. Anyone whose last such mail still
 * waits for the mail server is left out: after an outage, everybody gets two at most.
 */
export async function findRecipients(
  db: Db,
  tenantId: number,
  { waitingSince, limit }: { readonly waitingSince: Date; readonly limit: number },
): Promise<readonly Recipient[]> {
  const { rows } = await sql<Recipient>`
    select p.id, p.name, p.email,
      p.email_notifications and p.deactivated_at is null and p.invitation_accepted_at is not null as is_wanted
    from people p
    where p.tenant_id = ${tenantId}
      and p.id in (select n.person_id from notifications n
        where n.tenant_id = ${tenantId} and n.mailed_at is null and n.created_at <= ${waitingSince})
      and not exists (select from outbox o
        where o.tenant_id = ${tenantId} and o.kind = 'bulkMail' and o.delivered_at is null
          and o.payload->>'to' = p.email)
    order by p.id
    limit ${limit}`.execute(db);
  return rows;
}

const LINE = [
  'id',
  'person_id',
  'subject',
  'body',
  'object_id',
  'kind',
  'goal_id',
  'child_id',
  'actor_name',
] as const satisfies readonly (keyof NotificationRow)[];

/** A notification for a mail. */
export type Line = Pick<NotificationRow, (typeof LINE)[number]>;

/**
 * Claims the notifications that these people were not mailed yet; of two concurrent processes, one gets each row. Those
 * read in the meantime are claimed too, but not returned.
 *
 * @returns the unread ones, oldest first
 */
export async function takeLines(
  db: Db,
  { tenantId, people }: { readonly tenantId: number; readonly people: readonly number[] },
  now: Date,
): Promise<readonly Line[]> {
  const taken = await db
    .updateTable('notifications')
    .set({ mailed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', sql<number>`any(${people})`)
    .where('mailed_at', 'is', null)
    .returning([...LINE, 'read_at'])
    .execute();
  return taken.filter((row) => row.read_at === null).toSorted((a, b) => a.id - b.id);
}
