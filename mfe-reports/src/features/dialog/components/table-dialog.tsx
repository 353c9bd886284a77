import { useState, type ReactNode } from 'react';
import type { ReportChoices, ReportParams } from '@cadence/shared-contract';
import type { ReportType } from '@cadence/shared-contract/reports';
import { useSession } from '@cadence/shared-auth';
import { reportPath } from '../../address/report-address.ts';
import { useMakeReport } from '../../jobs/use-make-report.ts';
import { usePdfRefusal } from '../../report/api/pdf-rows.ts';
import { PdfNotice } from '../../report/components/pdf-notice.tsx';
import { resolveAsked } from '../../report/offered.ts';
import { whyNever, whyNotOf } from '../blocked.ts';
import { KindField, WhoseFields, type AskedProps } from './asked-fields.tsx';
import { PeriodField } from './dialog-fields.tsx';
import { DialogFrame, FileButtons, OpenButton, OTHER_FILE } from './dialog-frame.tsx';

export interface ReportDialogProps {
  readonly type: ReportType;
  readonly choices: ReportChoices;
  readonly onClose: () => void;
}

function PeriodFields({ type, params, offered, onChange }: AskedProps): ReactNode {
  if (type.asks.includes('period'))
    return (
      <PeriodField
        label="Quarter"
        periods={offered.periods}
        value={params.PeriodId}
        onChange={(PeriodId) => onChange({ PeriodId })}
      />
    );
  if (!type.asks.includes('from-to')) return null;
  return (
    <div className="rep-ask-pair">
      <PeriodField
        label="From"
        periods={offered.periods}
        value={params.PeriodId}
        onChange={(PeriodId) => onChange({ PeriodId })}
      />
      <PeriodField
        label="To"
        periods={offered.toPeriods}
        value={params.ToPeriodId}
        onChange={(ToPeriodId) => onChange({ ToPeriodId })}
      />
    </div>
  );
}

function Fields(props: AskedProps): ReactNode {
  return (
    <>
      <KindField {...props} />
      <PeriodFields {...props} />
      <WhoseFields {...props} />
    </>
  );
}

/** Of a report that is a table: opened on its page, or downloaded (people §2.9). */
export function TableDialog({ type, choices, onClose }: ReportDialogProps): ReactNode {
  const { period } = useSession();
  const [named, setNamed] = useState<ReportParams>({});
  const making = useMakeReport({ failure: 'inline', onStarted: onClose });
  const { params, offered } = resolveAsked({ type, choices, named, today: period.Today });
  const never = whyNever(type, choices);
  const reason = never ?? whyNotOf(type, choices, params.PeriodId);
  const pdfRefusal = usePdfRefusal(type, params, reason === null);
  // The server says the same if it was asked before the rows were counted.
  const problem = making.problem === pdfRefusal ? null : making.problem;
  return (
    <DialogFrame
      type={type}
      problem={reason ?? problem}
      onClose={onClose}
      files={<FileButtons {...{ type, params, making, reason, pdfRefusal }} />}
      buttons={<OpenButton to={reportPath(type.slug, params)} reason={reason} />}
    >
      {never === null && (
        <Fields
          type={type}
          params={params}
          offered={offered}
          // What another choice replaced does not come back by itself (people §5 Multi-quarter report).
          onChange={(change) => setNamed({ ...params, ...change } as ReportParams)}
        />
      )}
      <PdfNotice
        type={type}
        refusal={pdfRefusal}
        reason={making.isBusy ? OTHER_FILE : null}
        onTake={(Format) => making.start({ Report: type.id, Format, Params: params })}
      />
    </DialogFrame>
  );
}
