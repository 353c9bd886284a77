import type { LinkKind } from '../../migrations/kernel-tables.ts';
import type { Outbox } from '../outbox/index.ts';

/** The writer of link mails. */
export const LINK_WRITER = 'account-link';

/** A link to be sent by mail. */
export interface LinkOrder {
  readonly kind: LinkKind;
  /** The person, or the address that a stranger typed: whether it belongs to anyone is checked later. */
  readonly to: { readonly personId: number } | { readonly email: string };
  /** The inviting person; null for none in particular. */
  readonly by?: number | null;
  /** For undo links: the change of address that the link undoes. */
  readonly change?: number;
  /** A link handed over separately; it stays valid, and once it is used the mail is not sent. */
  readonly besides?: number;
}

/**
 * Orders a single-use link (D-45) by mail, in the caller's transaction. The link is created when the mail is sent,
 * replaces earlier ones of its kind, and is valid from then on: 24 hours, an invitation for 14 days. Confirmations go
 * to the person's pending address, all others to the confirmed one; a person who can no longer use the link gets no
 * mail. Undo links are different: each goes to the replaced address, is valid for 7 days, and replaces none (D-114).
 */
export function orderLink(outbox: Outbox, order: LinkOrder): void {
  outbox.mail({ writer: LINK_WRITER, about: order });
}
