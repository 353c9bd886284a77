import type { ReactNode } from 'react';
import { readId, type PeriodSummary } from '@cadence/shared-contract';
import { Avatar, Button, Combobox } from '@cadence/shared-ui';
import { Download, Printer } from '@cadence/shared-ui/icons';
import { useReportChoices } from '../../report/api/report-choices.ts';
import { ChoiceMenu } from '../../report/components/choice-menu.tsx';
import { periodLabel } from '../../report/period-label.ts';
import { useDescendants } from '../api/descendants.ts';

export interface UpdatesBarProps {
  readonly userId: number;
  readonly periodId: number;
  /** Whose team it is; null while it is not known. */
  readonly name: string | null;
  /** Why it can be neither printed nor downloaded yet. */
  readonly reason: string | null;
  readonly isMaking: boolean;
  readonly onPdf: () => void;
  readonly onTeam: (userId: number, periodId: number) => void;
}

/** Whose team, in which quarter, and the buttons to print and download. */
export function UpdatesBar(props: UpdatesBarProps): ReactNode {
  const { userId, periodId, name, reason, isMaking, onPdf, onTeam } = props;
  const people = useDescendants();
  const periods: readonly PeriodSummary[] = useReportChoices().data?.Periods ?? [];
  const inert = { disabledReason: reason, reason: 'hidden' } as const;
  return (
    <div className="rep-bar" role="group" aria-label="Team Goal Updates">
      <Combobox
        label="Person"
        placeholder={name ?? 'Choose a person'}
        emptyText="Nobody who reports to you has this name"
        value={people.some(({ Id }) => Id === userId) ? String(userId) : null}
        options={people.map(({ Id, Name, JobTitle, Avatar: face }) => ({
          value: String(Id),
          label: Name,
          lead: <Avatar id={Id} name={Name} src={face} size="s" />,
          ...(JobTitle !== null && { meta: JobTitle }),
        }))}
        onChange={(value) => onTeam(readId(value) ?? userId, periodId)}
      />
      <ChoiceMenu
        label="Quarter"
        value={periodId}
        options={periods.map((period) => ({ value: period.Id, label: periodLabel(period) }))}
        onChoose={(id) => onTeam(userId, id)}
      />
      <div className="rep-bar-end">
        <Button
          {...inert}
          size="sm"
          icon={<Download aria-hidden />}
          loading={isMaking}
          loadingText="Preparing"
          onClick={onPdf}
        >
          PDF
        </Button>
        <Button
          {...inert}
          size="sm"
          variant="primary"
          icon={<Printer aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
    </div>
  );
}
