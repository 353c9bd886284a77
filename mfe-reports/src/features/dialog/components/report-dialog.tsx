import type { ReactNode } from 'react';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { PrintsDialog } from './prints-dialog.tsx';
import { SummaryDialog } from './summary-dialog.tsx';
import { TableDialog, type ReportDialogProps } from './table-dialog.tsx';
import { UpdatesDialog } from './updates-dialog.tsx';

/** The dialog to request a report (people §2.9). It remembers nothing. */
export function ReportDialog(props: ReportDialogProps): ReactNode {
  const { id, isTable } = props.type;
  if (isTable) return <TableDialog {...props} />;
  if (id === REPORT_IDS.teamGoalUpdates) return <UpdatesDialog {...props} />;
  return id === REPORT_IDS.appraisalPrints ? <PrintsDialog {...props} /> : <SummaryDialog {...props} />;
}
