import type { ReactNode } from 'react';
import type { PeriodSummary } from '@cadence/shared-contract';
import { HeaderContent, useSession } from '@cadence/shared-auth';
import { Button, Menu } from '@cadence/shared-ui';
import { usePeriods } from '../api/periods.ts';

function labelOf({ Quarter, Year }: Pick<PeriodSummary, 'Quarter' | 'Year'>): string {
  return `Q${Quarter} ${Year}`;
}

export interface PeriodMenuProps {
  /** Null: the current one. */
  readonly periodId: number | null;
  readonly onPeriod: (periodId: number | null) => void;
}

/** The quarter in the header; another one leads to its first prediction goal. */
export function PeriodMenu({ periodId, onPeriod }: PeriodMenuProps): ReactNode {
  const { period: current } = useSession();
  const periods = usePeriods().data?.data ?? [{ ...current, Index: 0 }];
  const shown = periods.find(({ Id }) => Id === (periodId ?? current.Id)) ?? current;
  return (
    <HeaderContent>
      <Menu
        label="Quarter"
        align="start"
        trigger={
          <Button size="sm" caret aria-label={`Quarter: ${labelOf(shown)}`}>
            {labelOf(shown)}
          </Button>
        }
        items={[...periods]
          .sort((a, b) => b.Index - a.Index)
          .map((period) => ({
            id: String(period.Id),
            label: labelOf(period),
            checked: period.Id === shown.Id,
            ...(period.Index === 0 && { hint: 'Current quarter' }),
            onSelect: () => onPeriod(period.Id === current.Id ? null : period.Id),
          }))}
      />
    </HeaderContent>
  );
}
