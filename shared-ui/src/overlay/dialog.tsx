import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { TextInput } from '../field/inputs.tsx';
import { OverlayShell } from './overlay-shell.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onCloseRequest: () => void;
  readonly title: ReactNode;
  /** Pixels; never wider than the screen. */
  readonly width?: number;
  /** The buttons, the safe one last. */
  readonly footer?: ReactNode;
  /** `alertdialog` interrupts: something must be decided. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly initialFocus?: () => HTMLElement | null;
  readonly children?: ReactNode;
}

/** A small modal in the middle. */
export function Dialog({ open, onCloseRequest, title, width = 440, footer, role = 'dialog', initialFocus, children }: DialogProps): ReactNode {
  return (
    <OverlayShell
      open={open}
      onCloseRequest={onCloseRequest}
      role={role}
      placeClass="cd-dialog-place"
      contentClass="cd-dialog"
      closeOnOutside={role === 'dialog'}
      style={{ '--cd-dialog-w': `${width}px` } as CSSProperties}
      {...(initialFocus !== undefined && { initialFocus })}
    >
      <div className="cd-dialog-body">
        <ChakraDialog.Title className="cd-heading">{title}</ChakraDialog.Title>
        {children}
      </div>
      {footer !== undefined && <div className="cd-dialog-foot">{footer}</div>}
    </OverlayShell>
  );
}

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
  readonly loading?: boolean;
  readonly loadingText?: string;
}

/** Asks before something is done: a title, a sentence, two buttons. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancel', onConfirm, onCancel, tone = 'primary' } = props;
  const { confirmWord, loading = false, loadingText, focus = tone === 'danger' ? 'cancel' : 'confirm' } = props;
  const [typed, setTyped] = useState('');
  const id = useId();
  const isUnlocked = confirmWord === undefined || typed.trim() === confirmWord;
  const initialId = confirmWord === undefined ? `${id}-${focus}` : `${id}-word`;
  return (
    <Dialog
      open={open}
      onCloseRequest={onCancel}
      role="alertdialog"
      title={title}
      initialFocus={() => document.getElementById(initialId)}
      footer={
        <>
          <Button id={`${id}-cancel`} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            id={`${id}-confirm`}
            variant={tone}
            loading={loading}
            {...(loadingText !== undefined && { loadingText })}
            reason="hidden"
            disabledReason={isUnlocked ? null : `Type ${confirmWord} first`}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children !== undefined && <div className="cd-ink2">{children}</div>}
      {confirmWord !== undefined && (
        <div className="cd-field cd-confirm-word">
          <label className="cd-label" htmlFor={`${id}-word`}>
            Type {confirmWord} to confirm
          </label>
          <TextInput id={`${id}-word`} autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </div>
      )}
    </Dialog>
  );
}
