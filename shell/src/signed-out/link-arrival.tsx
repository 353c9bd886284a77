import { api, readSession } from '@cadence/shared-auth';
import { useQuery } from '@cadence/shared-auth/query';
import { MESSAGES } from '@cadence/shared-contract';
import { Callout, LinkButton, Spinner, toast } from '@cadence/shared-ui';
import { CircleCheck } from '@cadence/shared-ui/icons';
import { useNavigate } from '@cadence/shared-ui/router';
import { useEffect, type ReactNode } from 'react';
import { SignedOutLayout } from './signed-out-layout.tsx';
import { LOGIN } from './signed-out-paths.ts';

const HOME = '/v3/home';

const PURPOSES = {
  unlock: {
    title: 'Unlock account',
    call: 'auth.unlockAccountCheck',
    success: MESSAGES.accountUnlocked,
    onFailure: LOGIN,
  },
  confirm: {
    title: 'Confirm email',
    call: 'auth.confirmEmailCheck',
    success: MESSAGES.emailConfirmed,
    onFailure: HOME,
  },
} as const;

export interface LinkArrivalProps {
  readonly purpose: keyof typeof PURPOSES;
  readonly token: string;
}

/** A link that does its work on arrival: success stays on the screen, failure is a toast and the way on (people §8). */
export function LinkArrival({ purpose, token }: LinkArrivalProps): ReactNode {
  const { title, call, success, onFailure } = PURPOSES[purpose];
  const navigate = useNavigate();
  // A link works once: it is asked for once, however often the screen is drawn.
  const arrival = useQuery({
    queryKey: ['arrival', purpose, token],
    queryFn: async () => (await api.call(call, { body: { Token: token } })).Success,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { isError } = arrival;
  useEffect(() => {
    if (!isError) return;
    toast({ title: MESSAGES.unlockLinkExpired, tone: 'error' });
    void navigate(onFailure, { replace: true });
  }, [isError, navigate, onFailure]);
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
