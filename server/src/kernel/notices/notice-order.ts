import type { Outbox } from '../outbox/index.ts';

/** Writes the mails that inform people about changes to their accounts. */
export const NOTICE_WRITER = 'account-notice';

interface Addressed {
  readonly personId: number;
  /** The address at the time of the event: who takes an account over must not get its owner's mails. */
  readonly to: string;
}

/** A change to an account, about which its owner gets a mail, whatever their preference (D-37, D-81). */
export type NoticeOrder = Addressed &
  (
    | { readonly kind: 'password_changed' | 'account_locked' | 'address_restored' | 'address_changed_back' }
    | {
        readonly kind: 'rights_granted';
        /** Who granted them. */
        readonly by: number;
        /** Roles and flags, as they are shown. */
        readonly granted: readonly string[];
      }
  );

/** Orders the mail in the caller's transaction. Nobody gets one who left, or has not accepted the invitation. */
export function orderNotice(outbox: Outbox, about: NoticeOrder): void {
  outbox.mail({ writer: NOTICE_WRITER, about });
}
