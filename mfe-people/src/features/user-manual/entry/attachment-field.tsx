import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button, cx, ErrorText, IconButton, Spinner } from '@cadence/shared-ui';
import { Trash2, X } from '@cadence/shared-ui/icons';
import type { EntryFileValue } from './entry-form.ts';
import { FileInput, usePdfChoice } from './file-input.tsx';
import { fileSize } from './file-size.ts';
import { PDF_RULE, uploadFailure } from './pdf-file.ts';
import { usePdfUpload } from './use-pdf-upload.ts';

interface AttachmentFieldProps {
  readonly value: EntryFileValue | null;
  /** The server's message about it on save. */
  readonly error: string | undefined;
  readonly onChange: (file: EntryFileValue | null) => void;
}

/** One PDF, chosen or dropped, uploaded at once; it can be replaced and taken away (UMAN-007, UMAN-008). */
export function AttachmentField({ value, error, onChange }: AttachmentFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const upload = usePdfUpload(onChange);
  const { problem, choose } = usePdfChoice(upload.start);
  const failure = problem ?? uploadFailure(upload.error) ?? error ?? null;
  const open = (): void => input.current?.click();
  return (
    <div className="cd-field" role="group" aria-labelledby={labelId}>
      <span id={labelId} className="cd-label">
        <span>Attachment</span>
        <span className="cd-label-note">one PDF, optional</span>
      </span>
      <FileInput ref={input} onChoose={choose} />
      <DropPlace onDrop={choose}>
        {upload.file !== null && <OnItsWay file={upload.file} onStop={upload.stop} />}
        {upload.file === null && value !== null && (
          <Attached file={value} onReplace={open} onRemove={() => onChange(null)} />
        )}
        {upload.file === null && value === null && (
          <>
            <Button size="sm" onClick={open}>
              Choose a PDF
            </Button>
            <span className="cd-hint">{PDF_RULE} You can also drop it here.</span>
          </>
        )}
      </DropPlace>
      {failure !== null && <ErrorText>{failure}</ErrorText>}
    </div>
  );
}

interface DropPlaceProps {
  readonly onDrop: (files: ArrayLike<File>) => void;
  readonly children: ReactNode;
}

function DropPlace({ onDrop, children }: DropPlaceProps): ReactNode {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer.files);
  };
  return (
    <div
      className={cx('mn-file', isOver && 'mn-file-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      {children}
    </div>
  );
}

function OnItsWay({ file, onStop }: { readonly file: File; readonly onStop: () => void }): ReactNode {
  return (
    <>
      <Spinner />
      <p role="status">
        <b className="cd-cut">Uploading {file.name}</b>
        <span>{fileSize(file.size)}</span>
      </p>
      <IconButton size="sm" label="Stop the upload" icon={<X aria-hidden />} onClick={onStop} />
    </>
  );
}

interface AttachedProps {
  readonly file: EntryFileValue;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

function Attached({ file, onReplace, onRemove }: AttachedProps): ReactNode {
  return (
    <>
      <p>
        <b className="cd-cut" title={file.Name}>
          {file.Name}
        </b>
        <span>{fileSize(file.Size)}</span>
      </p>
      <Button size="sm" variant="quiet" onClick={onReplace}>
        Replace
      </Button>
      <IconButton size="sm" label={`Remove ${file.Name}`} icon={<Trash2 aria-hidden />} onClick={onRemove} />
    </>
  );
}
