import type { EndReason } from '@cadence/shared-auth';
import type { ReactNode } from 'react';
import { EmailRequest, RequestSent } from './email-request.tsx';
import { LinkArrival } from './link-arrival.tsx';
import { LoginScreen } from './login-screen.tsx';
import { NewPassword } from './new-password.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import type { SignedOutPlace } from './signed-out-paths.ts';

export interface SignedOutScreensProps {
  readonly place: SignedOutPlace;
  /** Why the last session ended; null when there was none. */
  readonly ended: EndReason | null;
}

/** The screen that a signed-out path names (people §2.2). */
export function SignedOutScreens({ place, ended }: SignedOutScreensProps): ReactNode {
  switch (place.screen) {
    case 'login':
      return <LoginScreen ended={ended} />;
    case 'privacy':
      return <PrivacyScreen />;
    case 'forgot':
    case 'unlock':
      return <EmailRequest key={place.screen} kind={place.screen} />;
    case 'forgot-sent':
      return <RequestSent kind="forgot" />;
    case 'unlock-sent':
      return <RequestSent kind="unlock" />;
    case 'link': {
      const { purpose, token } = place;
      return purpose === 'reset' || purpose === 'invitation' ? (
        <NewPassword key={token} purpose={purpose} token={token} />
      ) : (
        <LinkArrival key={token} purpose={purpose} token={token} />
      );
    }
  }
}
