import { renderMail } from '../../kernel/mail/index.ts';
import type { Mail, MailBranding } from '../../kernel/mail/index.ts';
import type { LinkKind } from '../../migrations/kernel-tables.ts';

/** Where each kind of link leads (people §2.2). */
const PATHS: Readonly<Record<LinkKind, string>> = {
  reset: '/v3/resetpassword/',
  unlock: '/v3/login/unlock/',
  invitation: '/v3/invitation/',
  confirm_email: '/v3/confirmemail/',
  undo_email: '/v3/undoemail/',
};

/** What a mail says apart from the link. */
interface LinkFacts {
  /** Who invites, or who entered the new address; null for nobody in particular, or oneself. */
  readonly by: string | null;
  /** The address that replaced the one the mail goes to. */
  readonly newEmail: string | null;
}

interface Words {
  readonly subject: (company: string) => string;
  readonly paragraphs: (company: string, facts: LinkFacts) => readonly string[];
  readonly button: string;
  readonly reason: string;
}

const IGNORE = 'If you did not ask for this, you can ignore this mail; nothing changes.';

const WORDS: Readonly<Record<LinkKind, Words>> = {
  reset: {
    subject: () => 'Reset your password',
    paragraphs: (company) => [
      `Somebody asked for a new password for your account at ${company}.`,
      'The link works once, within the next 24 hours.',
    ],
    button: 'Reset Password',
    reason: IGNORE,
  },
  unlock: {
    subject: () => 'Unlock your account',
    paragraphs: (company) => [
      `Somebody asked to unlock your account at ${company}.`,
      'The link works once, within the next 24 hours.',
    ],
    button: 'Unlock Account',
    reason: IGNORE,
  },
  invitation: {
    subject: (company) => `You are invited to ${company}`,
    paragraphs: (company, { by }) => [
      `${by ?? 'Your administrator'} invites you to set goals and follow them together at ${company}.`,
      'Choose a password to begin. The link works once, within the next 14 days.',
    ],
    button: 'Accept Invitation',
    reason: 'You get this mail because somebody of the company entered your address.',
  },
  confirm_email: {
    subject: () => 'Confirm your new email address',
    paragraphs: (company) => [
      `This address was entered for your account at ${company}.`,
      'Until it is confirmed, you sign in with your old one. The link works once, within the next 24 hours.',
    ],
    button: 'Confirm Address',
    reason: IGNORE,
  },
  undo_email: {
    subject: () => 'Your email address was changed',
    paragraphs: (company, { by, newEmail }) => [
      `${by ?? 'Somebody who is signed in to your account'} changed the email address of your account at ${company} to ${newEmail ?? 'another one'}. You sign in with the new address from now on.`,
      'If this is right, there is nothing to do. If it is not, undo the change: your account gets this address back, everybody who is signed in to it is signed out, and you choose a new password.',
      'The link works once, within the next 7 days.',
    ],
    button: 'Undo Change',
    reason: 'You get this mail because this was the address of the account.',
  },
};

export interface AccountMail extends LinkFacts {
  readonly kind: LinkKind;
  readonly to: string;
  readonly name: string;
  readonly token: string;
  /** Of the tenant's pages, without a slash at its end. */
  readonly origin: string;
  readonly branding: MailBranding;
}

/** The URL of a link, also for handing it over in person. */
export function linkAddress({ kind, token, origin }: Pick<AccountMail, 'kind' | 'token' | 'origin'>): string {
  return `${origin}${PATHS[kind]}${token}`;
}

/** The mail that brings a link. */
export function accountMail({ kind, to, name, token, origin, branding, ...facts }: AccountMail): Mail {
  const words = WORDS[kind];
  return renderMail(
    {
      to,
      subject: words.subject(branding.name),
      greeting: `Hello ${name},`,
      paragraphs: words.paragraphs(branding.name, facts),
      button: { label: words.button, url: linkAddress({ kind, token, origin }) },
      reason: words.reason,
    },
    branding,
  );
}
