import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { TextInput } from '../field/inputs.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'primary' | 'danger';
  /** A word that must be typed before the button works, for example DELETE. */
  readonly confirmWord?: string;
  /** Which button the focus starts on; the safe one by default when it is dangerous. */
  readonly focus?: 'confirm' | 'cancel';
  /** Who gets the focus when what had it goes with what is confirmed; null for what had it. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly loading?: boolean | undefined;
  readonly loadingText?: string | undefined;
}

interface WordProps {
  readonly id: string;
  readonly word: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ConfirmWord({ id, word, value, onChange }: WordProps): ReactNode {
  return (
    <div className="cd-field cd-confirm-word">
      <label className="cd-label" htmlFor={id}>
        Type {word} to confirm
      </label>
      <TextInput
        id={id}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function Buttons({
  id,
  locked,
  ...props
}: ConfirmDialogProps & { readonly id: string; readonly locked: boolean }): ReactNode {
  const {
    confirmLabel,
    cancelLabel = 'Cancel',
    confirmWord = '',
    onConfirm,
    onCancel,
    tone = 'primary',
    loading,
    loadingText,
  } = props;
  return (
    <>
      <Button id={`${id}-cancel`} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button
        id={`${id}-confirm`}
        variant={tone}
        loading={loading}
        loadingText={loadingText}
        reason="hidden"
        disabledReason={locked ? `Type ${confirmWord} first` : null}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </>
  );
}

/** Asks before something is done: a title, a sentence, two buttons. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, title, children, onCancel, tone, confirmWord, finalFocus } = props;
  const { focus = tone === 'danger' ? 'cancel' : 'confirm' } = props;
  const [typed, setTyped] = useState('');
  const id = useId();
  const isLocked = confirmWord !== undefined && typed.trim() !== confirmWord;
  const first = confirmWord === undefined ? focus : 'word';
  return (
    <Dialog
      open={open}
      onCloseRequest={onCancel}
      role="alertdialog"
      title={title}
      initialFocus={() => document.getElementById(`${id}-${first}`)}
      {...(finalFocus !== undefined && { finalFocus })}
      footer={<Buttons {...props} id={id} locked={isLocked} />}
    >
      {children !== undefined && <div className="cd-ink2">{children}</div>}
      {confirmWord !== undefined && (
        <ConfirmWord id={`${id}-word`} word={confirmWord} value={typed} onChange={setTyped} />
      )}
    </Dialog>
  );
}
