import { LinkButton } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { useBranding } from '../branding/branding.tsx';
import { SignedOutLayout } from './signed-out-layout.tsx';
import { LOGIN } from './signed-out-paths.ts';

/** `/v3/privacy`: what is kept of people, in plain words, with the way to the login (people §2.2). */
export function PrivacyScreen(): ReactNode {
  const { name } = useBranding();
  return (
    <SignedOutLayout title="Privacy">
      <div className="sh-prose">
        <p>
          Cadence keeps what you and your colleagues at {name} enter: your name and work address, goals,
          weekly predictions, results, comments and reviews. It belongs to {name}, which decides who may see
          it and for how long it stays.
        </p>
        <p>
          This browser keeps a sign-in token, your choice of theme, and copies of text you have not saved yet.
          There is no advertising and no tracking across other sites; services that {name} has switched on,
          such as a support chat, are loaded only then.
        </p>
        <p>To see, correct or remove what is kept of you, ask your administrator at {name}.</p>
        <h2 id="terms">Terms and Conditions</h2>
        <p>
          Your account is yours alone: keep your password to yourself, and enter what is true and fit for
          work. Content of other companies is never shown to you, and yours never to them. {name} may
          deactivate an account; what was entered stays with {name}.
        </p>
      </div>
      <LinkButton to={LOGIN}>Go to login</LinkButton>
    </SignedOutLayout>
  );
}
