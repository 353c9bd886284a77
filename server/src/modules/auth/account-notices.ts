import { LIMITS } from '@cadence/shared-contract';
import { renderMail } from '../../kernel/mail/index.ts';
import type { Mail, MailBranding } from '../../kernel/mail/index.ts';
import type { NoticeOrder } from '../../kernel/notices/index.ts';

interface Facts {
  readonly company: string;
  /** The actor; null when they are gone. */
  readonly by: string | null;
}

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
  readonly button?: { readonly label: string; readonly path: string };
}

const REASON = 'You get this mail because it is about the safety of your account.';

function wordsOf(notice: NoticeOrder, { company, by }: Facts): Words {
  switch (notice.kind) {
    case 'password_changed':
      return {
        subject: 'Your password was changed',
        paragraphs: [
          `The password of your account at ${company} was changed, and its other sign-ins have ended.`,
          'If this was you, there is nothing to do. If it was not, choose a new password now.',
        ],
        button: { label: 'Choose a New Password', path: '/v3/forgotpassword' },
      };
    case 'account_locked':
      return {
        subject: 'Your account is locked',
        paragraphs: [
          `A wrong password was entered ${LIMITS.failedLogins} times in a row for your account at ${company}, so it is locked.`,
          'If this was you, unlock it. If it was not, nobody got in, and your password is the same as before.',
        ],
        button: { label: 'Unlock Account', path: '/v3/unlock' },
      };
    case 'rights_granted':
      return {
        subject: `You have new permissions at ${company}`,
        paragraphs: [`${by ?? 'An administrator'} gave your account at ${company}:`],
        items: notice.granted,
        button: { label: 'View Profile', path: '/v3/profile' },
      };
    case 'address_changed_back':
      return {
        subject: 'This address was removed from an account',
        paragraphs: [`The account at ${company} has the address again that it had before this one.`],
      };
    case 'address_restored':
      return {
        subject: 'This address was removed from an account',
        paragraphs: [
          `The change to this address was undone by the owner of the address before it. The account at ${company} has that address again, and everybody who was signed in to it was signed out.`,
        ],
      };
  }
}

export interface AccountNotice {
  readonly notice: NoticeOrder;
  readonly name: string;
  readonly by: string | null;
  /** Of the tenant's pages, without a slash at its end. */
  readonly origin: string;
  readonly branding: MailBranding;
}

/** The mail about a change to an account. */
export function noticeMail({ notice, name, by, origin, branding }: AccountNotice): Mail {
  const { subject, paragraphs, items = [], button } = wordsOf(notice, { company: branding.name, by });
  return renderMail(
    {
      to: notice.to,
      subject,
      greeting: `Hello ${name},`,
      paragraphs,
      items,
      ...(button && { button: { label: button.label, url: `${origin}${button.path}` } }),
      reason: REASON,
    },
    branding,
  );
}
