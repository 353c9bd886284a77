import { MESSAGES } from '@cadence/shared-contract';
import { Button, Callout } from '@cadence/shared-ui';
import { CircleCheck } from '@cadence/shared-ui/icons';
import { type ReactNode } from 'react';
import { isExpired, usePressedLink, type PressedLink as Link } from './api/mailed-link.ts';
import { CheckedLink } from './checked-link.tsx';
import { LinkFailure } from './link-notices.tsx';
import { WayOn } from './used-link.tsx';

const WORDS = {
  unlock: {
    title: 'Unlock account',
    question: 'Your account is locked after too many wrong passwords. Unlock it to log in again.',
    button: 'Unlock Account',
    working: 'Unlocking',
    success: MESSAGES.accountUnlocked,
  },
  confirm: {
    title: 'Confirm email',
    question: 'Confirm this address to make it the one of your account. You log in with it from then on.',
    button: 'Confirm Address',
    working: 'Confirming',
    success: MESSAGES.emailConfirmed,
  },
} as const satisfies Readonly<Record<Link['purpose'], unknown>>;

/** `/v3/login/unlock/{token}` and `/v3/confirmemail/{token}`: one button does what the mail said (D-199). */
export function PressedLink(link: Link): ReactNode {
  const { title, question, button, working, success } = WORDS[link.purpose];
  const use = usePressedLink(link);
  return (
    <CheckedLink link={link} title={title}>
      {({ recheck }) =>
        use.isSuccess ? (
          <>
            <Callout lead={<CircleCheck aria-hidden />} title={success} />
            <WayOn />
          </>
        ) : (
          <>
            {use.isError && !isExpired(use.error) && <LinkFailure error={use.error} />}
            <p className="cd-ink2">{question}</p>
            <Button
              variant="primary"
              size="lg"
              full
              loading={use.isPending}
              loadingText={working}
              onClick={() =>
                use.mutate(undefined, { onError: (error) => (isExpired(error) ? recheck() : undefined) })
              }
            >
              {button}
            </Button>
          </>
        )
      }
    </CheckedLink>
  );
}
