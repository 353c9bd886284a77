import type { LinkKind } from '../../migrations/kernel-tables.ts';
import type { OutputOf } from '@cadence/shared-contract';
import { MESSAGES, passwordProblem } from '@cadence/shared-contract';
import type { Db } from '../../kernel/db/index.ts';
import { DomainError, invalid } from '../../kernel/errors/index.ts';
import type { PublicCtx } from '../../kernel/http/index.ts';
import type { Outbox } from '../../kernel/outbox/index.ts';
import { tenantGroup } from '../../kernel/outbox/index.ts';
import { orderLink } from '../../kernel/links/index.ts';
import { orderNotice } from '../../kernel/notices/index.ts';
import { isEmailTaken, lockOrganisation, mayStillReaddress } from '../people/index.ts';
import type { LinkRow } from './link-tokens.queries.ts';
import {
  acceptInvitation,
  confirmPendingEmail,
  findPendingEmail,
  setPassword,
  unlockPerson,
} from './accounts.queries.ts';
import { findKeptChange, insertEmailChange, markUndone } from './email-changes.queries.ts';
import { consumeLink, findLink, findRedeemedAt, lockPerson, voidLinks } from './link-tokens.queries.ts';
import { hashPassword } from './passwords.ts';
import { readLink } from './read-link.ts';

/** Undo links work differently; see `undoEmail`. */
type DocumentedKind = Exclude<LinkKind, 'undo_email'>;

/** The answer to an invalid, used or expired link (people §8). */
const EXPIRED: Readonly<Record<DocumentedKind, string>> = {
  reset: MESSAGES.resetLinkExpired,
  invitation: MESSAGES.resetLinkExpired,
  unlock: MESSAGES.unlockLinkExpired,
  confirm_email: MESSAGES.unlockLinkExpired,
};

function expired(kind: DocumentedKind): DomainError {
  return new DomainError('link_expired', EXPIRED[kind]);
}

interface Link {
  readonly kind: DocumentedKind;
  readonly token: string;
}

/** The transaction of a link's tenant. */
interface LinkScope {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly tenantId: number;
}

type Work<T> = (link: LinkRow, scope: LinkScope) => Promise<T>;

/** Runs `work` with the valid link, in its tenant. @throws link_expired */
async function withLink<T>(ctx: PublicCtx, { kind, token }: Link, work: Work<T>): Promise<T> {
  const read = await readLink(ctx, token);
  if (!read) throw expired(kind);
  return ctx.transaction(read.tenantId, async (db, outbox) => {
    const link = await findLink(db, { kind, hash: read.hash, now: ctx.now });
    if (!link) throw expired(kind);
    return work(link, { db, outbox, tenantId: read.tenantId });
  });
}

/** The link itself, which stays valid. @throws link_expired */
export function checkLink(ctx: PublicCtx, link: Link): Promise<LinkRow> {
  return withLink(ctx, link, async (found) => found);
}

/** What the link is worth; looking changes nothing (D-199). */
export async function readLinkState(
  ctx: PublicCtx,
  { kind, token }: Link,
): Promise<OutputOf<'auth.linkCheck'>> {
  const read = await readLink(ctx, token);
  if (!read) return { State: 'expired', UsedAt: null };
  const { hash } = read;
  return ctx.transaction(read.tenantId, async (db) => {
    if (await findLink(db, { kind, hash, now: ctx.now })) return { State: 'pending', UsedAt: null };
    const usedAt = await findRedeemedAt(db, { kind, hash });
    return { State: usedAt === null ? 'expired' : 'used', UsedAt: usedAt?.toISOString() ?? null };
  });
}

/**
 * Uses the link, and voids all others of its kind that the person was sent; of concurrent uses exactly one does the
 * work (S6). @throws link_expired
 */
function consume(ctx: PublicCtx, link: Link, work: Work<void>): Promise<void> {
  return withLink(ctx, link, async (found, scope) => {
    const { kind } = link;
    const personId = found.person_id;
    // Who has an address matters to the whole organisation.
    if (kind === 'confirm_email') await lockOrganisation(scope.db, scope.tenantId);
    await lockPerson(scope.db, personId);
    if (!(await consumeLink(scope.db, found.id, ctx.now))) throw expired(kind);
    await voidLinks(scope.db, { personId, kind }, { now: ctx.now });
    await work(found, scope);
    ctx.log.info({ audit: `link_used_${kind}`, tenantId: scope.tenantId, personId }, 'mailed link used');
  });
}

/** @throws invalid with the documented sentence at the field */
export function checkNewPassword(password: string, path = 'Password'): void {
  const message = passwordProblem(password);
  if (message !== null) throw invalid([{ path, message }]);
}

/** Sets a new password; every existing sign-in ends. @throws invalid, link_expired */
export async function resetPassword(ctx: PublicCtx, token: string, password: string): Promise<void> {
  const link = { kind: 'reset', token } as const;
  checkNewPassword(password);
  // Hashing is expensive: it is skipped for invalid links.
  await checkLink(ctx, link);
  const passwordHash = await hashPassword(password);
  await consume(ctx, link, async ({ person_id: personId, email: to }, { db, outbox }) => {
    await setPassword(db, { personId, passwordHash, now: ctx.now });
    outbox.disconnect(personId);
    orderNotice(outbox, { kind: 'password_changed', personId, to });
  });
}

/** Accepts an invitation with a first password. @throws invalid, link_expired */
export async function signUp(ctx: PublicCtx, token: string, password: string): Promise<void> {
  const link = { kind: 'invitation', token } as const;
  checkNewPassword(password);
  await checkLink(ctx, link);
  const passwordHash = await hashPassword(password);
  await consume(ctx, link, async ({ person_id: personId }, { db, outbox, tenantId }) => {
    await setPassword(db, { personId, passwordHash, now: ctx.now });
    await acceptInvitation(db, personId, ctx.now);
    const event = { type: 'user_updated', id: personId, actorId: personId } as const;
    outbox.live(tenantGroup(tenantId), 'TenantUpdate', event);
  });
}

/** Unlocks a locked account. @throws link_expired */
export function unlockAccount(ctx: PublicCtx, token: string): Promise<void> {
  return consume(ctx, { kind: 'unlock', token }, (link, { db }) => unlockPerson(db, link.person_id));
}

/**
 * Makes the pending address the person's, and notifies the owner of the previous one how to undo it (D-81). Going back
 * to an address that is still reserved undoes the changes since, and leaves no access to the addresses in between
 * (D-134).
 *
 * @throws link_expired, also when somebody else has taken the address, or the person who entered it may not do so any
 *   more (D-113)
 */
export function confirmEmail(ctx: PublicCtx, token: string): Promise<void> {
  const link = { kind: 'confirm_email', token } as const;
  return consume(ctx, link, async (found, { db, outbox, tenantId }) => {
    const { person_id: personId, created_by: changedBy, email: oldEmail } = found;
    const newEmail = await findPendingEmail(db, personId);
    if (newEmail === null || !(await mayStillReaddress(db, changedBy, personId))) throw expired(link.kind);
    if (await isEmailTaken(db, newEmail, { exceptId: personId, now: ctx.now })) throw expired(link.kind);
    await confirmPendingEmail(db, personId, ctx.now);
    const kept = await findKeptChange(db, { personId, email: newEmail, now: ctx.now });
    if (kept === undefined) {
      const change = { tenantId, personId, oldEmail, newEmail, changedBy, now: ctx.now };
      const id = await insertEmailChange(db, change);
      orderLink(outbox, { kind: 'undo_email', to: { personId }, by: changedBy, change: id });
    } else {
      await markUndone(db, { personId, changeId: kept, now: ctx.now });
      orderNotice(outbox, { kind: 'address_changed_back', personId, to: oldEmail });
    }
    const event = { type: 'user_updated', id: personId, actorId: personId } as const;
    outbox.live(tenantGroup(tenantId), 'TenantUpdate', event);
  });
}
