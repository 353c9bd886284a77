import type { Outbox } from '../outbox/index.ts';

/** The writer of mails about changes to people's accounts. */
export const NOTICE_WRITER = 'account-notice';

interface Addressed {
  readonly personId: number;
  /** The address at the time of the event: someone who takes over an account must not get its owner's mails. */
  readonly to: string;
}

/** A change to an account that its owner gets a mail about, whatever their preference (D-37, D-81). */
export type NoticeOrder = Addressed &
  (
    | { readonly kind: 'password_changed' | 'account_locked' | 'address_restored' | 'address_changed_back' }
    | {
        readonly kind: 'rights_granted';
        /** The granting person. */
        readonly by: number;
        /** Roles and flags, by their display names. */
        readonly granted: readonly string[];
      }
  );

/** Orders the mail in the caller's transaction. People who left or have not accepted the invitation get none. */
export function orderNotice(outbox: Outbox, about: NoticeOrder): void {
  outbox.mail({ writer: NOTICE_WRITER, about });
}
