import { useId, useState, type ReactNode } from 'react';
import type { OutputOf } from '@cadence/shared-contract';
import { useUnsavedGuard } from '@cadence/shared-auth';
import {
  Button,
  Callout,
  Drawer,
  ErrorText,
  formatNumber,
  plural,
  ProgressBar,
  registerStyles,
  Spinner,
} from '@cadence/shared-ui';
import { CircleCheck, TriangleAlert } from '@cadence/shared-ui/icons';
import { ImportExample } from './import-example.tsx';
import { importFailure } from './import-failure.ts';
import { ImportFile } from './import-file.tsx';
import { ImportLimit } from './import-limit.tsx';
import { ImportRows } from './import-rows.tsx';
import { useCancelImport, useImport, useImportPreview, useImportProgress } from './api/use-import.ts';
import importCss from './import.css';

registerStyles('people-import', importCss);

type Preview = OutputOf<'people.importPreview'>;

function Summary({ right, wrong }: { readonly right: number; readonly wrong: number }): ReactNode {
  const added = `${plural(right, 'employee')} can be added and invited.`;
  if (wrong === 0) return <Callout lead={<CircleCheck aria-hidden />} title={added} />;
  return (
    <Callout tone="caution" lead={<TriangleAlert aria-hidden />} title={added}>
      {plural(wrong, 'row')} with errors will be left out.
    </Callout>
  );
}

/** Whether there are more valid rows than the viewer may add today. */
function isTooMany({ Right, Limit }: Preview): boolean {
  return Limit !== null && Right > Limit.Left;
}

/** What importing the file would do. */
function Checked({ preview }: { readonly preview: Preview }): ReactNode {
  const { Right, Wrong, Limit } = preview;
  return (
    <>
      <Summary right={Right} wrong={Wrong} />
      {Limit !== null && isTooMany(preview) && (
        <Callout tone="caution" lead={<TriangleAlert aria-hidden />} title="These are too many for today.">
          You can import {formatNumber(Limit.Left)} more employees today, of {formatNumber(Limit.RowsADay)} a
          day. The CEO or an Org Admin can raise this.
        </Callout>
      )}
      <ImportRows preview={preview} />
    </>
  );
}

/** How far the rows are prepared; adding them is short and cannot be cancelled. */
function Progress({ prepared, total }: { readonly prepared: number; readonly total: number }): ReactNode {
  const note = `${formatNumber(prepared)} of ${plural(total, 'employee')} prepared`;
  return (
    <ProgressBar label="Nobody is added before all are prepared" value={prepared} max={total} note={note} />
  );
}

/** Why nobody can be added yet; null when somebody can. */
function refusalOf(file: File | null, preview: Preview | undefined): string | null {
  if (file === null) return 'Choose a file first.';
  if (!preview) return null;
  if (preview.Right === 0) return 'No row can be added.';
  return isTooMany(preview) ? 'More than you can import today.' : null;
}

/** Adds many employees from a file: nothing is written until every row was seen (people §2.3 Add Employee). */
export function ImportEmployees({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [file, setFile] = useState<File | null>(null);
  const whyId = useId();
  const preview = useImportPreview();
  const add = useImport(onClose);
  const cancel = useCancelImport();
  const progress = useImportProgress(add.isPending);
  useUnsavedGuard(add.isPending, 'The employees are being added.');
  const choose = (chosen: File | undefined): void => {
    if (!chosen || add.isPending) return;
    setFile(chosen);
    add.reset();
    preview.mutate(chosen);
  };
  const right = preview.data?.Right ?? 0;
  const failure = importFailure(preview.error ?? add.error);
  const refusal = refusalOf(file, preview.data);
  return (
    <Drawer
      width={780}
      title="Import Employees"
      onCloseRequest={() => !add.isPending && onClose()}
      footer={
        <>
          {refusal !== null && (
            <span id={whyId} className="cd-why">
              {refusal}
            </span>
          )}
          {add.isPending ? (
            <Button loading={cancel.isPending} loadingText="Cancelling" onClick={() => cancel.mutate()}>
              Cancel Import
            </Button>
          ) : (
            <Button onClick={onClose}>Cancel</Button>
          )}
          <Button
            variant="primary"
            disabled={refusal !== null || right === 0}
            {...(refusal !== null && { 'aria-describedby': whyId })}
            loading={add.isPending}
            loadingText="Adding"
            onClick={() => file && add.mutate(file)}
          >
            {right > 0 ? `Add ${plural(right, 'Employee')}` : 'Add Employees'}
          </Button>
        </>
      }
    >
      <div className="cd-form">
        <ImportFile file={file} disabled={add.isPending} onChoose={choose} />
        {file === null && <ImportExample />}
        {preview.isPending && <Spinner label="Checking the rows" />}
        {failure !== null && <ErrorText>{failure}</ErrorText>}
        {progress !== null && <Progress prepared={progress.Prepared} total={progress.Total} />}
        {preview.data && <Checked preview={preview.data} />}
        <ImportLimit />
      </div>
    </Drawer>
  );
}
