import type { LinkKind } from '../../migrations/kernel-tables.ts';
import type { Outbox } from '../outbox/index.ts';

/** The writer of mails with links. */
export const LINK_WRITER = 'account-link';

/** A link that somebody shall get by mail. */
export interface LinkOrder {
  readonly kind: LinkKind;
  /** The person, or for requests of strangers the address they typed: whether anybody has it is found out later. */
  readonly to: { readonly personId: number } | { readonly email: string };
  /** Who invites; null for nobody in particular. */
  readonly by?: number | null;
  /** For undo links: the change of the address that the link undoes. */
  readonly change?: number;
  /** A link that was also handed over directly; it stays valid, and once it was used the mail is needless. */
  readonly besides?: number;
}

/**
 * Orders a link of one use (D-45) by mail, in the caller's transaction. The link is made when the mail leaves, replaces
 * earlier ones of its kind, and is good from then on: 24 hours, an invitation for 14 days. Confirmations go to the
 * person's pending address, all others to the confirmed one; who cannot use the link any more gets no mail. Undo links are
 * different: each goes to the address that was replaced, is good for 7 days, and replaces none (D-114).
 */
export function orderLink(outbox: Outbox, order: LinkOrder): void {
  outbox.mail({ writer: LINK_WRITER, about: order });
}
