import type { ReactNode } from 'react';
import type { TalentPeriod } from '@cadence/shared-contract';
import { HeaderContent } from '@cadence/shared-auth';
import { Button, Menu } from '@cadence/shared-ui';
import { periodLabel } from '../period-label.ts';

export interface PeriodMenuProps {
  readonly periods: readonly TalentPeriod[];
  /** Null where the address names none of them. */
  readonly shown: TalentPeriod | null;
  readonly onPeriod: (periodId: number) => void;
}

/** The quarter in the header (TAL-010). */
export function PeriodMenu({ periods, shown, onPeriod }: PeriodMenuProps): ReactNode {
  const label = shown === null ? 'Choose a quarter' : periodLabel(shown);
  return (
    <HeaderContent>
      <Menu
        label="Quarter"
        align="start"
        trigger={
          <Button size="sm" caret aria-label={shown === null ? label : `Quarter: ${label}`}>
            {label}
          </Button>
        }
        items={periods.map((period) => ({
          id: String(period.PeriodId),
          label: periodLabel(period),
          checked: period.PeriodId === shown?.PeriodId,
          onSelect: () => onPeriod(period.PeriodId),
        }))}
      />
    </HeaderContent>
  );
}
