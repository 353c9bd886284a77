import type { OutputOf } from '@cadence/shared-contract';
import type { Db } from '../../kernel/db/index.ts';
import { conflict, denied, DomainError } from '../../kernel/errors/index.ts';
import type { PublicCtx } from '../../kernel/http/index.ts';
import { orderLink } from '../../kernel/links/index.ts';
import { orderNotice } from '../../kernel/notices/index.ts';
import type { Outbox } from '../../kernel/outbox/index.ts';
import { tenantGroup } from '../../kernel/outbox/index.ts';
import { isEmailTaken, lockOrganisation, recordChanges, revokeSessions } from '../people/index.ts';
import { findUndoLink, markUndone, restoreAddress } from './email-changes.queries.ts';
import type { UndoRow } from './email-changes.queries.ts';
import { consumeLink, lockPerson, voidLinks } from './link-tokens.queries.ts';
import { readLink } from './read-link.ts';

type LinkState = OutputOf<'auth.undoEmailCheck'>['State'];

const REFUSALS: Readonly<Record<Exclude<LinkState, 'ready'>, string>> = {
  used: 'This link has been used already.',
  expired: 'This link has expired. It worked for 7 days.',
};

function linkUnknown(): DomainError {
  return new DomainError(
    'link_expired',
    'This link does not work. Please check that the address is complete.',
  );
}

function stateOf({ used_at, undone_at, expires_at }: UndoRow, now: Date): LinkState {
  if (used_at !== null || undone_at !== null) return 'used';
  return expires_at > now ? 'ready' : 'expired';
}

/** The transaction of the link's tenant. */
interface Scope {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly tenantId: number;
  /** The hash of the link's token. */
  readonly hash: string;
}

async function withUndoLink<T>(
  ctx: PublicCtx,
  token: string,
  work: (link: UndoRow, scope: Scope) => Promise<T>,
): Promise<T> {
  const read = await readLink(ctx, token);
  if (!read) throw linkUnknown();
  return ctx.transaction(read.tenantId, async (db, outbox) => {
    const link = await findUndoLink(db, read.hash);
    if (!link) throw linkUnknown();
    return work(link, { db, outbox, tenantId: read.tenantId, hash: read.hash });
  });
}

/** What the link would do; read-only, so that a mail scanner that opens it does no harm. @throws link_expired */
export function checkUndoLink(ctx: PublicCtx, token: string): Promise<OutputOf<'auth.undoEmailCheck'>> {
  return withUndoLink(ctx, token, async (link) => ({
    State: stateOf(link, ctx.now),
    UsedAt: (link.undone_at ?? link.used_at)?.toISOString() ?? null,
    Name: link.name,
    Email: link.old_email,
  }));
}

/** @throws link_expired, denied, conflict */
async function demandUndoable(ctx: PublicCtx, link: UndoRow, { db }: Scope): Promise<void> {
  const state = stateOf(link, ctx.now);
  if (state !== 'ready') throw new DomainError('link_expired', REFUSALS[state]);
  if (hasGrown(link) && link.role === 'ceo')
    throw denied('This account is the CEO’s since the change. Please ask your administrator for help.');
  if (await isEmailTaken(db, link.old_email, { exceptId: link.person_id, now: ctx.now }))
    throw conflict(
      `Somebody else has the address ${link.old_email} now. Please ask your administrator for help.`,
      'taken',
    );
}

/** Whether a role or a flag was given to the account after its address was changed. */
function hasGrown({ rights_granted_at, changed_at }: UndoRow): boolean {
  return rights_granted_at !== null && rights_granted_at >= changed_at;
}

/** Ends every session and link that gives access to the account. */
async function shutOut(
  ctx: PublicCtx,
  { person_id: personId, change_id }: UndoRow,
  scope: Scope,
): Promise<void> {
  const { db, outbox } = scope;
  for (const kind of ['reset', 'unlock', 'confirm_email'] as const)
    await voidLinks(db, { personId, kind }, { now: ctx.now });
  await markUndone(db, { personId, changeId: change_id, now: ctx.now });
  await revokeSessions(db, personId, ctx.now);
  outbox.disconnect(personId);
}

/** Records the change in the audit trail, and notifies the open pages. */
async function announce(ctx: PublicCtx, link: UndoRow, scope: Scope & { readonly isDeactivated: boolean }) {
  const { db, outbox, tenantId, isDeactivated } = scope;
  const personId = link.person_id;
  const by = { db, tenant: { id: tenantId }, actor: { id: personId }, now: ctx.now };
  await recordChanges(by, [
    { personId, change: 'Email', from: link.email, to: link.old_email },
    ...(isDeactivated ? [{ personId, change: 'Status' as const, from: 'Active', to: 'Deactivated' }] : []),
  ]);
  const type = isDeactivated ? 'user_deactivated' : 'user_updated';
  outbox.live(tenantGroup(tenantId), 'TenantUpdate', { type, id: personId, actorId: personId });
  ctx.log.warn({ audit: 'email_change_undone', tenantId, personId, isDeactivated }, 'email change undone');
}

/**
 * Restores an address that was replaced (D-81, D-114): every sign-in ends, later changes are undone too, and the
 * account needs a new password. Rights that were granted since the change are not handed back with the address: the
 * account is then deactivated until somebody who could grant them activates it.
 *
 * @throws link_expired; denied when the account has become the ceo's; conflict when somebody else has the address
 */
export function undoEmail(ctx: PublicCtx, token: string): Promise<OutputOf<'auth.undoEmail'>> {
  return withUndoLink(ctx, token, async ({ person_id: personId }, scope) => {
    const { db, outbox } = scope;
    await lockOrganisation(db, scope.tenantId);
    await lockPerson(db, personId);
    const link = await findUndoLink(db, scope.hash);
    if (!link) throw linkUnknown();
    await demandUndoable(ctx, link, scope);
    if (!(await consumeLink(db, link.id, ctx.now))) throw new DomainError('link_expired', REFUSALS.used);
    const { old_email: email } = link;
    const deactivate = hasGrown(link) && link.deactivated_at === null;
    await shutOut(ctx, link, scope);
    await restoreAddress(db, { personId, email, now: ctx.now, deactivate });
    await announce(ctx, link, { ...scope, isDeactivated: deactivate });
    if (link.email.toLowerCase() !== email.toLowerCase())
      orderNotice(outbox, { kind: 'address_restored', personId, to: link.email });
    const isClosed = deactivate || link.deactivated_at !== null;
    if (!isClosed) orderLink(outbox, { kind: 'reset', to: { personId } });
    return { Email: email, IsDeactivated: isClosed };
  });
}
