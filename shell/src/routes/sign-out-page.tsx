import { canKeepDrafts, hasDrafts, signOut, useShell } from '@cadence/shared-auth';
import { Button, Dialog } from '@cadence/shared-ui';
import { useEffect, useState, type ReactNode } from 'react';

const HOME = '/v3/home';

/**
 * `/v3/signout`: ends the session; the gate then shows the login (people §2.1). What was typed and not saved leaves the
 * device with it, unless the person keeps it; where it would not be encrypted, there is no such choice (D-82).
 */
export function SignOutPage(): ReactNode {
  const shell = useShell();
  const [asks] = useState(hasDrafts);
  const [canKeep] = useState(canKeepDrafts);
  useEffect(() => {
    if (!asks) void signOut();
  }, [asks]);
  const stay = (): void => shell.navigate(HOME, { replace: true });
  return (
    <Dialog
      open={asks}
      role="alertdialog"
      title="You have unsaved text on this device"
      onCloseRequest={stay}
      footer={
        <>
          <Button onClick={stay}>Cancel</Button>
          {canKeep && <Button onClick={() => void signOut({ keepsDrafts: true })}>Keep and Sign Out</Button>}
          <Button variant="danger" onClick={() => void signOut()}>
            Delete and Sign Out
          </Button>
        </>
      }
    >
      <p className="cd-ink2">
        You typed something and did not save it.{' '}
        {canKeep
          ? 'If you keep it, it stays encrypted on this device for 7 days, and only you can open it after you sign in again.'
          : 'It cannot be encrypted at this address, so it is deleted when you sign out.'}
      </p>
    </Dialog>
  );
}
