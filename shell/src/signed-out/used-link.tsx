import { readSession } from '@cadence/shared-auth';
import { Callout, formatDateTime, LinkButton } from '@cadence/shared-ui';
import { CircleCheck } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import type { ReactNode } from 'react';
import type { MailedLink } from './api/mailed-link.ts';
import { FORGOT_PASSWORD, HOME, LOGIN, UNLOCK } from './signed-out-paths.ts';

interface UsedWords {
  /** What it did; its time follows. */
  readonly done: string;
  readonly next: string;
  /** Where another link is asked for. */
  readonly again?: { readonly question: string; readonly to: string };
}

const FORGOTTEN = { question: 'Do you not know it any more?', to: FORGOT_PASSWORD };

const USED: Readonly<Record<MailedLink['purpose'], UsedWords>> = {
  reset: {
    done: 'Your password was changed with this link on',
    next: 'Log in with the password that was chosen then.',
    again: FORGOTTEN,
  },
  invitation: {
    done: 'Your account was created on',
    next: 'Log in with the password that was chosen then.',
    again: FORGOTTEN,
  },
  unlock: {
    done: 'Your account was unlocked with this link on',
    next: 'Log in with your password.',
    again: { question: 'Are you locked out again?', to: UNLOCK },
  },
  confirm: {
    done: 'Your email address was confirmed with this link on',
    next: 'You log in with that address.',
  },
};

/** An instant in the zone of the browser: nobody is signed in. */
export function localTime(instant: string): string {
  return formatDateTime(instant, new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Where the screens of links lead on. */
export function WayOn(): ReactNode {
  return readSession() === null ? (
    <LinkButton to={LOGIN}>Go to login</LinkButton>
  ) : (
    <LinkButton to={HOME}>Go to home</LinkButton>
  );
}

export interface UsedLinkProps {
  readonly purpose: MailedLink['purpose'];
  /** The instant. */
  readonly at: string;
}

/** A link that did its work says so, when, and what is next (D-199). */
export function UsedLink({ purpose, at }: UsedLinkProps): ReactNode {
  const { done, next, again } = USED[purpose];
  return (
    <>
      <Callout lead={<CircleCheck aria-hidden />} title={`${done} ${localTime(at)}.`}>
        {next}
        {again !== undefined && (
          <>
            {' '}
            {again.question}{' '}
            <Link className="cd-link" to={again.to}>
              Send a new link
            </Link>
          </>
        )}
      </Callout>
      <WayOn />
    </>
  );
}
