import { useState, type ReactNode } from 'react';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { Segmented } from '@cadence/shared-ui';
import { defaultSubject, subjectOptions, type Audience } from '../../summary/summary-place.ts';
import { AUDIENCE_LABELS } from '../../summary/words.ts';
import { whyNever } from '../blocked.ts';
import { NumberField } from './dialog-fields.tsx';
import { DialogFrame, OpenButton } from './dialog-frame.tsx';
import type { ReportDialogProps } from './table-dialog.tsx';

/** A quarter or a year, and the audience of its summary where that can be chosen (people §6 Reports). */
export function SummaryDialog({ type, choices, onClose }: ReportDialogProps): ReactNode {
  const kind = type.id === REPORT_IDS.executiveSummary ? 'year' : 'quarter';
  const [subject, setSubject] = useState(() => defaultSubject(kind, choices));
  const [audience, setAudience] = useState<Audience>(choices.Audiences[0] ?? 'me');
  const reason = whyNever(type, choices);
  const query = new URLSearchParams({ [kind === 'year' ? 'year' : 'period']: String(subject), audience });
  return (
    <DialogFrame
      type={type}
      problem={reason}
      onClose={onClose}
      buttons={<OpenButton to={`/v3/reports/${type.slug}?${query.toString()}`} reason={reason} />}
    >
      {reason === null && (
        <>
          <NumberField
            label={kind === 'year' ? 'Year' : 'Quarter'}
            options={subjectOptions(kind, choices)}
            value={subject ?? undefined}
            onChange={setSubject}
          />
          {choices.Audiences.length > 1 && (
            <Segmented
              label="Audience"
              value={audience}
              options={choices.Audiences.map((value) => ({ value, label: AUDIENCE_LABELS[value] }))}
              onChange={setAudience}
            />
          )}
        </>
      )}
    </DialogFrame>
  );
}
