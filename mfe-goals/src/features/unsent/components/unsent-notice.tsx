import { useState, type ReactNode } from 'react';
import { Banner, Button, Dialog, plural, registerStyles } from '@cadence/shared-ui';
import { useSendUnsent } from '../use-send-unsent.ts';
import { UnsentRow } from './unsent-row.tsx';
import { UpdateName } from './update-name.tsx';
import css from './unsent.css';

registerStyles('goals-unsent', css);

type Fate = ReturnType<typeof useSendUnsent>;

function Waiting({ fate, onShow }: { readonly fate: Fate; readonly onShow: () => void }): ReactNode {
  const { waiting, isOnline, isSending, send } = fate;
  if (waiting.length === 0) return null;
  const title = plural(waiting.length, 'weekly update');
  const them = waiting.length === 1 ? 'It is' : 'They are';
  if (isOnline && isSending)
    return <Banner tone="reconnecting" title={title}>{`${them} being sent.`}</Banner>;
  return (
    <Banner
      tone="offline"
      title={title}
      action={
        <>
          {isOnline && (
            <Button size="sm" variant="quiet" onClick={send}>
              Send Now
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={onShow}>
            Show
          </Button>
        </>
      }
    >
      Kept on this device. {them} sent when {isOnline ? 'the server can be reached' : 'you are online again'}.
    </Banner>
  );
}

function Sent({ fate: { sent, dismissSent } }: { readonly fate: Fate }): ReactNode {
  const [first] = sent;
  if (first === undefined) return null;
  return (
    <Banner
      tone="notice"
      title={
        sent.length === 1 ? (
          <>
            <UpdateName update={first} /> was sent.
          </>
        ) : (
          `${plural(sent.length, 'weekly update')} were sent.`
        )
      }
      action={
        <Button size="sm" variant="quiet" onClick={dismissSent}>
          Dismiss
        </Button>
      }
    />
  );
}

function Refused({
  fate: { refused },
  onShow,
}: {
  readonly fate: Fate;
  readonly onShow: () => void;
}): ReactNode {
  const [first] = refused;
  if (first === undefined) return null;
  const isOne = refused.length === 1;
  return (
    <Banner
      tone="notice"
      title={
        isOne ? (
          <>
            <UpdateName update={first} /> was not sent.
          </>
        ) : (
          `${plural(refused.length, 'weekly update')} were not sent.`
        )
      }
      action={
        <Button size="sm" onClick={onShow}>
          Show
        </Button>
      }
    >
      {isOne && first.refusal?.sentence}
    </Banner>
  );
}

/** What became of the weekly updates that were written without network, under the header of every page (D-189). */
export function UnsentNotice(): ReactNode {
  const fate = useSendUnsent();
  const [isListed, setListed] = useState(false);
  const all = [...fate.refused, ...fate.waiting];
  // An empty list is closed, and does not come back by itself.
  if (isListed && all.length === 0) setListed(false);
  const show = (): void => setListed(true);
  const hide = (): void => setListed(false);
  return (
    <>
      <Waiting fate={fate} onShow={show} />
      <Refused fate={fate} onShow={show} />
      <Sent fate={fate} />
      <Dialog
        open={isListed}
        title="Weekly updates on this device"
        width={520}
        onCloseRequest={hide}
        footer={<Button onClick={hide}>Close</Button>}
      >
        <ul>
          {all.map((update) => (
            <UnsentRow key={update.formKey} update={update} unsent={fate.unsent} onOpened={hide} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}
