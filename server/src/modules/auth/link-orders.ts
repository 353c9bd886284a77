import type { Db } from '../../kernel/db/index.ts';
import { orderLink } from '../../kernel/links/index.ts';
import type { Outbox } from '../../kernel/outbox/index.ts';
import { issueToken } from '../../kernel/session/index.ts';
import type { LinkKind } from '../../migrations/kernel-tables.ts';
import { linkEnd } from './link-lifetimes.ts';
import { insertLink, voidLinks } from './link-tokens.queries.ts';

export interface LinkRequest {
  /** An undo link is for the mailbox that lost its account, and is never handed over in person. */
  readonly kind: Exclude<LinkKind, 'undo_email'>;
  readonly tenant: { readonly id: number };
  readonly person: { readonly id: number };
  /** Where the mail is sent: for confirmations the pending address, else the person's own. */
  readonly to: string;
  readonly by?: { readonly id: number } | null;
  readonly now: Date;
}

/**
 * Makes a link for somebody to hand over in person, and orders a mail with another one, both in the caller's
 * transaction. Using either voids the other.
 *
 * @returns the token; see `linkAddress`
 */
export async function sendLink(db: Db, outbox: Outbox, request: LinkRequest): Promise<string> {
  const { kind, tenant, person, to, by = null, now } = request;
  const { token, hash } = issueToken(tenant.id, 'lnk');
  const link = { personId: person.id, kind };
  await voidLinks(db, link, { now });
  const besides = await insertLink(db, {
    ...{ ...link, tenantId: tenant.id, hash, email: to, now },
    ...{ orderId: null, changeId: null, createdBy: by?.id ?? null, expiresAt: linkEnd(kind, now) },
  });
  orderLink(outbox, { kind, to: { personId: person.id }, by: by?.id ?? null, besides });
  return token;
}
