import { useRef, useState, type ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import { useUnsavedGuard } from '@cadence/shared-auth';
import { Button, Callout, Drawer, ErrorText, formatNumber, plural, Spinner } from '@cadence/shared-ui';
import { CircleCheck, TriangleAlert } from '@cadence/shared-ui/icons';
import { importFailure } from './import-failure.ts';
import { ImportRows } from './import-rows.tsx';
import { TEMPLATE_NAME, TEMPLATE_URL } from './import-template.ts';
import { useImport, useImportPreview } from './use-import.ts';

const ACCEPTED = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function Summary({ right, wrong }: { readonly right: number; readonly wrong: number }): ReactNode {
  const added = `${plural(right, 'employee')} can be added and invited.`;
  if (wrong === 0) return <Callout lead={<CircleCheck aria-hidden />} title={added} />;
  return (
    <Callout tone="caution" lead={<TriangleAlert aria-hidden />} title={added}>
      {plural(wrong, 'row')} with errors will be left out.
    </Callout>
  );
}

/** Adds many employees from a file: nothing is written until every row was seen (people §2.3 Add Employee). */
export function ImportEmployees({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const preview = useImportPreview();
  const add = useImport(onClose);
  useUnsavedGuard(add.isPending, 'The employees are being added.');
  const choose = (chosen: File | undefined): void => {
    if (!chosen || add.isPending) return;
    setFile(chosen);
    preview.mutate(chosen);
  };
  const right = preview.data?.Right ?? 0;
  const failure = importFailure(preview.error);
  return (
    <Drawer
      width={780}
      title="Import Employees"
      {...(file !== null && { subtitle: file.name })}
      onCloseRequest={() => !add.isPending && onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={add.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={file === null || right === 0}
            loading={add.isPending}
            loadingText="Adding"
            onClick={() => file && add.mutate(file)}
          >
            {right > 0 ? `Add ${plural(right, 'Employee')}` : 'Add Employees'}
          </Button>
        </>
      }
    >
      <div
        className="pe-form"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
      >
        <p className="cd-ink2">
          A CSV or Excel file with a row for each employee: Name, Email, Job Title, Department, Manager Email
          and Role. Without a manager they report to you. At most {formatNumber(LIMITS.importRows)} rows.{' '}
          <a className="cd-link" href={TEMPLATE_URL} download={TEMPLATE_NAME}>
            Download the template
          </a>
        </p>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          hidden
          aria-label="File"
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <div>
          <Button onClick={() => input.current?.click()}>
            {file === null ? 'Choose a file' : 'Choose another file'}
          </Button>
        </div>
        {preview.isPending && <Spinner label="Checking the rows" />}
        {failure !== null && <ErrorText>{failure}</ErrorText>}
        {preview.data && (
          <>
            <Summary right={preview.data.Right} wrong={preview.data.Wrong} />
            <ImportRows preview={preview.data} />
          </>
        )}
      </div>
    </Drawer>
  );
}
