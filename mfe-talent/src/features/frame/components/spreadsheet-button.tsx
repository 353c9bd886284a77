import type { ReactNode } from 'react';
import { useDownload } from '@cadence/shared-auth/query';
import { Button } from '@cadence/shared-ui';
import { Download } from '@cadence/shared-ui/icons';
import type { TalentContext } from '../talent-context.ts';

/** The compliance spreadsheet of the quarter and the people that are shown (TAL-017). */
export function SpreadsheetButton({ period, managerId, scope }: TalentContext): ReactNode {
  const { start, isBusy } = useDownload('talent.excel');
  return (
    <Button
      size="sm"
      icon={<Download aria-hidden />}
      loading={isBusy}
      loadingText="Preparing"
      onClick={() => start({ params: { periodId: period.PeriodId, managerId, scope } })}
    >
      Compliance spreadsheet
    </Button>
  );
}
