import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import { Button, cx, formatNumber } from '@cadence/shared-ui';
import { FileSpreadsheet, Upload } from '@cadence/shared-ui/icons';
import { TEMPLATE_NAME, TEMPLATE_URL } from './import-template.ts';

const ACCEPTED = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ImportFileProps {
  readonly file: File | null;
  readonly disabled: boolean;
  onChoose(file: File | undefined): void;
}

/** Whether a file is held over an element, and the element's handlers. */
function useDrop(onDrop: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.files[0]);
      },
    },
  };
}

/** Where a file is dropped or chosen; once there is one it is a line with its name. */
export function ImportFile({ file, disabled, onChoose }: ImportFileProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDrop(onChoose);
  const choose = (
    <Button disabled={disabled} onClick={() => input.current?.click()}>
      {file === null ? 'Choose a file' : 'Choose another file'}
    </Button>
  );
  return (
    <div className={cx('pe-drop', file !== null && 'pe-drop-chosen', isOver && 'pe-drop-over')} {...handlers}>
      {file === null ? <Upload aria-hidden /> : <FileSpreadsheet aria-hidden />}
      {file === null ? (
        <p>
          <b>Drop a CSV or Excel file here</b>
          <span>
            At most {formatNumber(LIMITS.importRows)} rows.{' '}
            <a className="cd-link" href={TEMPLATE_URL} download={TEMPLATE_NAME}>
              Download the template
            </a>
          </span>
        </p>
      ) : (
        <p>
          <b dir="auto">{file.name}</b>
        </p>
      )}
      {choose}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label="File"
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
