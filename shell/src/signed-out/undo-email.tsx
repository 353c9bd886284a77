import { errorSentence } from '@cadence/shared-auth';
import type { OutputOf } from '@cadence/shared-contract';
import { Button, Callout, LinkButton } from '@cadence/shared-ui';
import { CircleAlert, CircleCheck, Undo2 } from '@cadence/shared-ui/icons';
import type { ReactNode } from 'react';
import { isExpired } from './api/mailed-link.ts';
import { useUndoCheck, useUndoEmail } from './api/undo-email.ts';
import { CheckingLink, LinkFailure, UncheckedLink } from './link-notices.tsx';
import { SignedOutLayout } from './signed-out-layout.tsx';
import { FORGOT_PASSWORD, LOGIN } from './signed-out-paths.ts';
import { localTime } from './used-link.tsx';

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
  const refused = [undo.error, check.error].find(isExpired);
  if (refused !== undefined)
    return (
      <Page>
        <Useless title={errorSentence(refused)} />
      </Page>
    );
  return (
    <Page>
      {check.isPending && <CheckingLink />}
      {check.isError && <UncheckedLink error={check.error} onRetry={() => void check.refetch()} />}
      {check.isSuccess && check.data.State === 'used' && <Undone link={check.data} />}
      {check.isSuccess && check.data.State === 'expired' && <Useless title={EXPIRED} />}
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

function Page({ children }: { readonly children: ReactNode }): ReactNode {
  return <SignedOutLayout title="Undo the change of your email address">{children}</SignedOutLayout>;
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
      {failure !== null && <LinkFailure error={failure} />}
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

const EXPIRED = 'This link has expired. It worked for 7 days.';

/** A link that did its work says so, and when (D-199). */
function Undone({ link: { Email, UsedAt } }: { readonly link: Undoable }): ReactNode {
  const when = UsedAt === null ? '' : ` on ${localTime(UsedAt)}`;
  return (
    <>
      <Callout lead={<CircleCheck aria-hidden />} title={`The change was undone${when}.`}>
        The account has the address {Email} back. If you do not know its password, send a link to choose a new
        one.
      </Callout>
      <LinkButton to={FORGOT_PASSWORD}>Send another link</LinkButton>
      <LinkButton to={LOGIN}>Go to login</LinkButton>
    </>
  );
}

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
