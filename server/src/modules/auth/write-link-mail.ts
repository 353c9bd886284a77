import type { Clock } from '../../kernel/clock/clock.ts';
import type { DatabaseHandle, Db } from '../../kernel/db/index.ts';
import type { LinkOrder } from '../../kernel/links/index.ts';
import type { Mail, MailRow, MailWriter } from '../../kernel/mail/index.ts';
import type { IssuedToken } from '../../kernel/session/index.ts';
import { issueToken } from '../../kernel/session/index.ts';
import type { LinkKind } from '../../migrations/kernel-tables.ts';
import { findTenantById, mailBranding } from '../tenants/index.ts';
import type { TenantRow } from '../tenants/index.ts';
import { accountMail } from './account-mails.ts';
import type { PersonRow } from './auth.queries.ts';
import { findPersonByEmail, findPersonById } from './auth.queries.ts';
import { findOpenChange, keepAddressUntil } from './email-changes.queries.ts';
import { linkEnd } from './link-lifetimes.ts';
import { insertLink, lockPerson, readOrderHistory, renewLink, voidLinks } from './link-tokens.queries.ts';

const HOUR = 3_600_000;
/** Mails of one kind that people without an account can have sent to a person per hour. */
const MAX_AN_HOUR = 5;
/** Links of mails in delivery that are remembered, so that a retry contains the same one. */
const MAX_ON_THE_WAY = 1_000;

/** Every kind except the undo link: a new link of the kind replaces the previous one. */
type ReplacingKind = Exclude<LinkKind, 'undo_email'>;

/** The origin of a tenant's pages, without a slash at its end. */
export type OriginOf = (subdomain: string) => string;

export interface LinkWriterServices {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly originOf: OriginOf;
}

/** The address that a link of the kind goes to; null when the person cannot use such a link. */
function addressFor(kind: ReplacingKind, person: PersonRow): string | null {
  if (person.deactivated_at) return null;
  if (kind === 'confirm_email') return person.unconfirmed_email;
  const hasCome = person.invitation_accepted_at !== null;
  return hasCome === (kind !== 'invitation') ? person.email : null;
}

function findPerson(db: Db, to: LinkOrder['to']): Promise<PersonRow | undefined> {
  return 'email' in to ? findPersonByEmail(db, to.email) : findPersonById(db, to.personId);
}

/** One attempt to write the mail of an order. */
interface Attempt {
  readonly order: LinkOrder;
  readonly row: MailRow;
  readonly now: Date;
  /** The link of an earlier attempt by this process, whose mail may have arrived after all. */
  readonly known: IssuedToken | undefined;
}

interface Recipient {
  readonly person: PersonRow;
  readonly address: string;
  /** For undo links: the address that replaced this one. */
  readonly newEmail: string | null;
}

interface Written extends Recipient {
  readonly tenant: TenantRow;
  readonly by: string | null;
  readonly issued: IssuedToken;
}

/**
 * The link of an attempt; null when a later order was mailed first, this one's was used, or signed-out people ask too
 * often.
 */
async function makeLink(
  db: Db,
  { order: { to, by = null, besides = 0 }, row, now, known }: Attempt,
  { person, address, kind }: Recipient & { readonly kind: ReplacingKind },
): Promise<IssuedToken | null> {
  const link = { personId: person.id, kind };
  const own = { orderId: row.id, besides };
  const expiresAt = linkEnd(kind, now);
  await lockPerson(db, person.id);
  const since = new Date(now.getTime() - HOUR);
  const { isOver, others } = await readOrderHistory(db, link, { ...own, since });
  if (isOver || ('email' in to && others >= MAX_AN_HOUR)) return null;
  if (known && (await renewLink(db, known.hash, { now, expiresAt }))) return known;
  await voidLinks(db, link, { now, keep: own });
  const issued = issueToken(row.tenantId, 'lnk');
  const { id: orderId, tenantId } = row;
  await insertLink(db, {
    ...{ ...link, tenantId, orderId, now, expiresAt },
    ...{ hash: issued.hash, email: address, createdBy: by, changeId: null },
  });
  return issued;
}

/** The link to undo a change of the address. Every such mail has its own, and none voids another (D-114). */
async function makeUndoLink(
  db: Db,
  { order: { by = null, change = 0 }, row, now, known }: Attempt,
  { person, address }: Recipient,
): Promise<IssuedToken> {
  const expiresAt = linkEnd('undo_email', now);
  await keepAddressUntil(db, change, expiresAt);
  if (known && (await renewLink(db, known.hash, { now, expiresAt }))) return known;
  const issued = issueToken(row.tenantId, 'lnk');
  await insertLink(db, {
    ...{ kind: 'undo_email', personId: person.id, tenantId: row.tenantId, orderId: row.id, now, expiresAt },
    ...{ hash: issued.hash, email: address, createdBy: by, changeId: change },
  });
  return issued;
}

/** The recipient of an order's mail and the address; null for nobody. */
async function findRecipient(db: Db, { kind, to, change = 0 }: LinkOrder): Promise<Recipient | null> {
  const person = await findPerson(db, to);
  if (!person) return null;
  if (kind !== 'undo_email') {
    const address = addressFor(kind, person);
    return address === null ? null : { person, address, newEmail: null };
  }
  const undoable = await findOpenChange(db, change);
  return undoable ? { person, address: undoable.old_email, newEmail: undoable.new_email } : null;
}

async function write(db: Db, attempt: Attempt): Promise<Written | null> {
  const { order, row } = attempt;
  const tenant = await findTenantById(db, row.tenantId);
  const recipient = await findRecipient(db, order);
  if (!tenant || tenant.deactivated_at || !recipient) return null;
  const { kind } = order;
  const issued = await (kind === 'undo_email'
    ? makeUndoLink(db, attempt, recipient)
    : makeLink(db, attempt, { ...recipient, kind }));
  if (!issued) return null;
  const isOther = order.by != null && order.by !== recipient.person.id;
  const by = isOther ? ((await findPersonById(db, order.by))?.name ?? null) : null;
  return { ...recipient, tenant, by, issued };
}

/** Writes the mails with links. The token is made here and exists only in the mail; the database stores its hash. */
export function createLinkWriter({ db, clock, originOf }: LinkWriterServices): MailWriter<LinkOrder> {
  const onTheWay = new Map<number, IssuedToken>();
  return async (order, row): Promise<Mail | null> => {
    const attempt = { order, row, now: clock.now(), known: onTheWay.get(row.id) };
    const scope = { role: 'app', tenantId: row.tenantId } as const;
    const written = await db.transaction(scope, (tx) => write(tx, attempt));
    if (!written) return null;
    const { tenant, person, address, by, newEmail, issued } = written;
    onTheWay.set(row.id, issued);
    const [oldest] = onTheWay.keys();
    if (onTheWay.size > MAX_ON_THE_WAY && oldest !== undefined) onTheWay.delete(oldest);
    const origin = originOf(tenant.subdomain);
    const branding = mailBranding(tenant);
    return accountMail({
      kind: order.kind,
      to: address,
      name: person.name,
      token: issued.token,
      origin,
      branding,
      by,
      newEmail,
    });
  };
}
