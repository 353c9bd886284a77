import type { EndReason } from '@cadence/shared-auth';
import type { ReactNode } from 'react';
import { EmailRequest, RequestSent } from './email-request.tsx';
import { LoginScreen } from './login-screen.tsx';
import { NewPassword } from './new-password.tsx';
import { PressedLink } from './pressed-link.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import type { SignedOutPlace } from './signed-out-paths.ts';
import { UndoEmail } from './undo-email.tsx';

export interface SignedOutScreensProps {
  readonly place: SignedOutPlace;
  /** Why the last session ended; null when there was none. */
  readonly ended: EndReason | null;
}

/** The screen of a mailed link. */
function LinkScreen({
  purpose,
  token,
}: Pick<Extract<SignedOutPlace, { screen: 'link' }>, 'purpose' | 'token'>): ReactNode {
  switch (purpose) {
    case 'reset':
    case 'invitation':
      return <NewPassword key={token} purpose={purpose} token={token} />;
    case 'unlock':
    case 'confirm':
      return <PressedLink key={token} purpose={purpose} token={token} />;
    case 'undo-email':
      return <UndoEmail key={token} token={token} />;
  }
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
    case 'link':
      return <LinkScreen {...place} />;
  }
}
