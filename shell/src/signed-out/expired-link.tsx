import { Callout } from '@cadence/shared-ui';
import { CircleAlert } from '@cadence/shared-ui/icons';
import { Link, useLocation } from '@cadence/shared-ui/router';
import type { ReactNode } from 'react';
import { readArrival, type ExpiredLink } from '../routes/arrival-notice.ts';
import { FORGOT_PASSWORD, UNLOCK } from './signed-out-paths.ts';

interface WayOn {
  readonly text: string;
  /** Where another link is asked for. */
  readonly to?: string;
}

const WAYS_ON: Readonly<Record<ExpiredLink, WayOn>> = {
  reset: { text: 'A link to choose a new password works once, within 24 hours.', to: FORGOT_PASSWORD },
  unlock: { text: 'A link that unlocks an account works once, within 24 hours.', to: UNLOCK },
  invitation: {
    text: 'If you have chosen a password already, log in with it. If not, ask who invited you to invite you again.',
  },
  confirm: {
    text: 'Your new address may be confirmed already. If your profile still says pending, save it there again.',
  },
};

/** Says that the mailed link that led here is worth nothing, and what to do about it. */
export function ExpiredLinkNotice(): ReactNode {
  const { expired } = readArrival(useLocation().state);
  if (expired === undefined) return null;
  const { text, to } = WAYS_ON[expired];
  return (
    <Callout tone="caution" lead={<CircleAlert aria-hidden />} title="This link no longer works.">
      {text}
      {to !== undefined && (
        <>
          {' '}
          <Link className="cd-link" to={to}>
            Send a new link
          </Link>
        </>
      )}
    </Callout>
  );
}
