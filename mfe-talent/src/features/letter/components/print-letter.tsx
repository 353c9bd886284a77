import type { ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { useDownload } from '@cadence/shared-auth/query';
import { Button } from '@cadence/shared-ui';
import { Download, Printer } from '@cadence/shared-ui/icons';
import { useQuarterGoals } from '../../writing/api/facts.ts';
import { Paper } from './paper.tsx';

/** Print and PDF, once an appraisal is completed (TAL-012). */
export function PrintLetter({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  return appraisal.State === 'completed' ? <Completed appraisal={appraisal} /> : null;
}

function Completed({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const goals = useQuarterGoals(appraisal);
  const pdf = useDownload('talent.pdf');
  const why = goals.data === undefined ? 'The goals of the quarter are not loaded yet.' : null;
  return (
    <div className="tal-letter-actions">
      <Button
        size="sm"
        icon={<Printer aria-hidden />}
        disabledReason={why}
        reason="hidden"
        onClick={() => window.print()}
      >
        Print
      </Button>
      <Button
        size="sm"
        icon={<Download aria-hidden />}
        loading={pdf.isBusy}
        loadingText="Preparing"
        onClick={() => pdf.start({ params: { id: appraisal.Id } })}
      >
        Download PDF
      </Button>
      {goals.data !== undefined && <Paper appraisal={appraisal} goals={goals.data.Goals} />}
    </div>
  );
}
