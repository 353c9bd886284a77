import type { ReactNode } from 'react';
import type { ReportFormat, ReportType } from '@cadence/shared-contract/reports';
import { FORMAT_NAMES } from '@cadence/shared-contract/reports';
import { Button, Dialog, ErrorText, LinkButton, registerStyles } from '@cadence/shared-ui';
import { Download } from '@cadence/shared-ui/icons';
import type { ReportRequest } from '../../jobs/api/report-jobs.ts';
import type { MakeReport } from '../../jobs/use-make-report.ts';
import css from './dialog.css';

registerStyles('rep-dialog', css);

const WIDTH = 520;
/** Why there is no second file while one is made. */
export const OTHER_FILE = 'Another file is being made.';

export interface DialogFrameProps {
  readonly type: ReportType;
  /** Why nothing can be made, or why it failed. */
  readonly problem: string | null;
  /** Files to download instead, apart from the buttons to continue. */
  readonly files?: ReactNode;
  /** The buttons to continue. */
  readonly buttons: ReactNode;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** The dialog of a report: what it is, its fields, and its files (people §2.9). */
export function DialogFrame({
  type,
  problem,
  files,
  buttons,
  onClose,
  children,
}: DialogFrameProps): ReactNode {
  return (
    <Dialog
      open
      width={WIDTH}
      title={type.name}
      onCloseRequest={onClose}
      footer={
        <>
          {files !== undefined && <div className="rep-ask-files">{files}</div>}
          <Button onClick={onClose}>Cancel</Button>
          {buttons}
        </>
      }
    >
      <p className="rep-ask-about">{type.description}</p>
      <div className="rep-ask">{children}</div>
      {problem !== null && <ErrorText>{problem}</ErrorText>}
    </Dialog>
  );
}

export interface FileButtonsProps {
  readonly type: ReportType;
  readonly params: ReportRequest['Params'];
  readonly making: MakeReport;
  /** Why there is none at the moment. */
  readonly reason: string | null;
  /** Why there is no PDF; null where there is. */
  readonly pdfRefusal?: string | null;
}

/** A button for each file format of the report. */
export function FileButtons({
  type,
  params,
  making,
  reason,
  pdfRefusal = null,
}: FileButtonsProps): ReactNode {
  const isMade = (format: ReportFormat): boolean => making.isBusy && making.request?.Format === format;
  const whyNot = (format: ReportFormat): string | null => {
    if (reason !== null) return reason;
    if (making.isBusy) return isMade(format) ? null : OTHER_FILE;
    return format === 'pdf' ? pdfRefusal : null;
  };
  return type.formats.map((format) => (
    <Button
      key={format}
      icon={<Download aria-hidden />}
      aria-label={`Download ${FORMAT_NAMES[format]}`}
      loading={isMade(format)}
      reason="hidden"
      disabledReason={whyNot(format)}
      onClick={() => making.start({ Report: type.id, Format: format, Params: params })}
    >
      {FORMAT_NAMES[format]}
    </Button>
  ));
}

export interface OpenButtonProps {
  readonly to: string;
  readonly label?: string;
  /** Why it cannot be opened. */
  readonly reason: string | null;
}

/** Leads to the report's page. */
export function OpenButton({ to, label = 'Open', reason }: OpenButtonProps): ReactNode {
  if (reason === null)
    return (
      <LinkButton variant="primary" to={to}>
        {label}
      </LinkButton>
    );
  return (
    <Button variant="primary" reason="hidden" disabledReason={reason}>
      {label}
    </Button>
  );
}
