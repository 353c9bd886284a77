import { useState, type ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import { Button, Dialog, Field, TextArea } from '@cadence/shared-ui';

export interface RegenerateDialogProps {
  readonly title: string;
  /** The last instructions to the writer. */
  readonly words: string;
  readonly onRegenerate: (words: string) => void;
  readonly onClose: () => void;
}

/** Asks what the model should know beyond the goal; may be left empty. */
export function RegenerateDialog({ title, words, onRegenerate, onClose }: RegenerateDialogProps): ReactNode {
  const [text, setText] = useState(words);
  const isLong = [...text].length > LIMITS.summaryContext;
  return (
    <Dialog
      open
      width={520}
      title="Regenerate this text"
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={isLong} onClick={() => onRegenerate(text)}>
            Regenerate
          </Button>
        </>
      }
    >
      <p className="cd-ink2">{title}. The text of now stays among the versions; other texts do not change.</p>
      <Field
        label="What should the writer know?"
        note="optional"
        counter={{ value: [...text].length, max: LIMITS.summaryContext }}
        error={isLong ? `Please use at most ${LIMITS.summaryContext} characters.` : undefined}
      >
        <TextArea value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </Dialog>
  );
}
