import type { ReactNode } from 'react';
import type { PeriodSummary } from '@cadence/shared-contract';
import { Button, Menu } from '@cadence/shared-ui';
import { periodLabel } from '../../goal/period-label.ts';

export interface PeriodSelectProps {
  readonly periods: readonly PeriodSummary[];
  readonly selected: Pick<PeriodSummary, 'Id' | 'Quarter' | 'Year'>;
  readonly onSelect: (periodId: number) => void;
}

/** The quarter that is shown, newest first; the current one is named. */
export function PeriodSelect({ periods, selected, onSelect }: PeriodSelectProps): ReactNode {
  const newestFirst = [...periods].sort((a, b) => b.Index - a.Index);
  return (
    <Menu
      label="Quarter"
      align="start"
      trigger={
        <Button size="sm" caret aria-label={`Quarter: ${periodLabel(selected)}`}>
          {periodLabel(selected)}
        </Button>
      }
      items={newestFirst.map((period) => ({
        id: String(period.Id),
        label: periodLabel(period),
        checked: period.Id === selected.Id,
        ...(period.Index === 0 && { hint: 'Current quarter' }),
        onSelect: () => onSelect(period.Id),
      }))}
    />
  );
}
