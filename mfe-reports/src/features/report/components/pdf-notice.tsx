import type { ReactNode } from 'react';
import { FORMAT_NAMES, type ReportFormat, type ReportType } from '@cadence/shared-contract/reports';
import { Button, Callout } from '@cadence/shared-ui';
import { TriangleAlert } from '@cadence/shared-ui/icons';

export interface PdfNoticeProps {
  readonly type: ReportType;
  /** Why there is no PDF; null where there is. */
  readonly refusal: string | null;
  readonly onTake: (format: ReportFormat) => void;
  /** Why no other file can be taken at the moment. */
  readonly reason?: string | null;
}

/** Says before it is made that a report is no PDF, and offers the file that takes all of its rows (D-167). */
export function PdfNotice({ type, refusal, onTake, reason = null }: PdfNoticeProps): ReactNode {
  const instead = type.formats.find((format) => format !== 'pdf');
  if (refusal === null || instead === undefined) return null;
  return (
    <Callout
      tone="caution"
      lead={<TriangleAlert aria-hidden />}
      title={refusal}
      actions={
        <Button size="sm" reason="hidden" disabledReason={reason} onClick={() => onTake(instead)}>
          Take {FORMAT_NAMES[instead]} instead
        </Button>
      }
    />
  );
}
