import { readSession } from '@cadence/shared-auth';
import { MESSAGES } from '@cadence/shared-contract';
import { Callout, LinkButton, Spinner, toast } from '@cadence/shared-ui';
import { CircleCheck } from '@cadence/shared-ui/icons';
import { useNavigate } from '@cadence/shared-ui/router';
import { useEffect, type ReactNode } from 'react';
import type { ArrivalNotice } from '../routes/arrival-notice.ts';
import { useArrival, type ArrivalPurpose } from './api/use-arrival.ts';
import { SignedOutLayout } from './signed-out-layout.tsx';
import { LOGIN } from './signed-out-paths.ts';

const HOME = '/v3/home';

const PURPOSES = {
  unlock: {
    title: 'Unlock account',
    success: MESSAGES.accountUnlocked,
    onFailure: LOGIN,
  },
  confirm: {
    title: 'Confirm email',
    success: MESSAGES.emailConfirmed,
    onFailure: HOME,
  },
} as const satisfies Readonly<Record<ArrivalPurpose, unknown>>;

export interface LinkArrivalProps {
  readonly purpose: ArrivalPurpose;
  readonly token: string;
}

/** A link that does its work on arrival: success stays on the screen, failure is a toast, and the way on where it leads (people §8). */
export function LinkArrival({ purpose, token }: LinkArrivalProps): ReactNode {
  const { title, success, onFailure } = PURPOSES[purpose];
  const navigate = useNavigate();
  const arrival = useArrival(purpose, token);
  const { isError } = arrival;
  useEffect(() => {
    if (!isError) return;
    toast({ title: MESSAGES.unlockLinkExpired, tone: 'error' });
    void navigate(onFailure, { replace: true, state: { expired: purpose } satisfies ArrivalNotice });
  }, [isError, navigate, onFailure, purpose]);
  return (
    <SignedOutLayout title={title}>
      {arrival.isSuccess ? (
        <>
          <Callout lead={<CircleCheck aria-hidden />} title={success} />
          {readSession() === null ? (
            <LinkButton to={LOGIN}>Go to login</LinkButton>
          ) : (
            <LinkButton to={HOME}>Go to home</LinkButton>
          )}
        </>
      ) : (
        <p className="cd-ink2" role="status">
          <Spinner /> Checking the link
        </p>
      )}
    </SignedOutLayout>
  );
}
