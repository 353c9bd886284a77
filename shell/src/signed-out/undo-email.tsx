import { ApiError, errorSentence } from '@cadence/shared-auth';
import type { OutputOf } from '@cadence/shared-contract';
import { Button, Callout, LinkButton, Spinner } from '@cadence/shared-ui';
import { CircleAlert, CircleCheck, Undo2 } from '@cadence/shared-ui/icons';
import type { ReactNode } from 'react';
import { useUndoCheck, useUndoEmail } from './api/undo-email.ts';
import { SignedOutLayout } from './signed-out-layout.tsx';
import { FORGOT_PASSWORD, LOGIN } from './signed-out-paths.ts';

type Undoable = OutputOf<'auth.undoEmailCheck'>;
type Undone = OutputOf<'auth.undoEmail'>;

/** `/v3/undoemail/{token}`: asks before it brings an address back, so that a scanner that opens the link does nothing (D-81). */
export function UndoEmail({ token }: { readonly token: string }): ReactNode {
  const check = useUndoCheck(token);
  const undo = useUndoEmail(token);
  if (undo.isSuccess)
    return (
      <Page>
        <Restored undone={undo.data} />
      </Page>
    );
  // A link that has been used or has expired by now is reported in the server's words, and offers no second try.
  const refused = [undo.error, check.error].find(isRefused);
  if (refused !== undefined)
    return (
      <Page>
        <Useless title={errorSentence(refused)} />
      </Page>
    );
  return (
    <Page>
      {check.isPending && (
        <p className="cd-ink2" role="status">
          <Spinner /> Checking the link
        </p>
      )}
      {check.isError && <Unchecked error={check.error} onRetry={() => void check.refetch()} />}
      {check.isSuccess && check.data.State !== 'ready' && <Useless title={USELESS[check.data.State]} />}
      {check.isSuccess && check.data.State === 'ready' && (
        <Question
          link={check.data}
          failure={undo.error}
          isWorking={undo.isPending}
          onUndo={() => undo.mutate()}
        />
      )}
    </Page>
  );
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link_expired';
}

function Page({ children }: { readonly children: ReactNode }): ReactNode {
  return <SignedOutLayout title="Undo the change of your email address">{children}</SignedOutLayout>;
}

function Unchecked({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactNode {
  return (
    <>
      <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title="The link could not be checked">
        {errorSentence(error)}
      </Callout>
      <Button variant="primary" size="lg" full onClick={onRetry}>
        Try Again
      </Button>
    </>
  );
}

interface QuestionProps {
  readonly link: Undoable;
  readonly failure: unknown;
  readonly isWorking: boolean;
  readonly onUndo: () => void;
}

function Question({ link, failure, isWorking, onUndo }: QuestionProps): ReactNode {
  return (
    <>
      {failure !== null && (
        <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={errorSentence(failure)} />
      )}
      <p className="cd-ink2">
        Hello <b>{link.Name}</b>. Your account gets the address <b>{link.Email}</b> back.
      </p>
      <ul className="sh-effects">
        <li>Everybody who is signed in to your account is signed out.</li>
        <li>The current password stops working. We mail you a link to choose a new one.</li>
        <li>Later changes of the address are undone too.</li>
      </ul>
      <Button
        variant="primary"
        size="lg"
        full
        icon={<Undo2 aria-hidden />}
        loading={isWorking}
        loadingText="Undoing"
        onClick={onUndo}
      >
        Undo Change
      </Button>
      <p className="cd-ink3 cd-t13">
        If you made the change yourself, close this page; nothing happens then.
      </p>
    </>
  );
}

const USELESS = {
  used: 'This link has been used already.',
  expired: 'This link has expired. It worked for 7 days.',
} as const;

function Useless({ title }: { readonly title: string }): ReactNode {
  return (
    <>
      <Callout tone="caution" lead={<CircleAlert aria-hidden />} title={title}>
        If you cannot sign in with your address, ask the administrator of your company for help.
      </Callout>
      <LinkButton to={LOGIN}>Go to login</LinkButton>
    </>
  );
}

function Restored({ undone }: { readonly undone: Undone }): ReactNode {
  return (
    <>
      <Callout lead={<CircleCheck aria-hidden />} title={`Your address is ${undone.Email} again.`}>
        {undone.IsDeactivated
          ? 'The account was given more permissions after the change, or was deactivated, so nobody can sign in to it now. An Org Admin or the CEO of your company can activate it.'
          : 'Everybody was signed out. A link to choose a new password is on its way to that address. It works once, within the next 24 hours.'}
      </Callout>
      {undone.IsDeactivated ? (
        <LinkButton to={LOGIN}>Go to login</LinkButton>
      ) : (
        <LinkButton to={FORGOT_PASSWORD}>Send another link</LinkButton>
      )}
    </>
  );
}
