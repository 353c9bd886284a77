import type { ReactNode } from 'react';
import type { ReportParams, ReportView } from '@cadence/shared-contract';
import {
  FORMAT_NAMES,
  REPORT_SCOPE_LABELS,
  type ReportFormat,
  type ReportType,
} from '@cadence/shared-contract/reports';
import { Button, LinkButton, Segmented, useIsNarrow } from '@cadence/shared-ui';
import { CalendarClock, Download } from '@cadence/shared-ui/icons';
import type { Offered } from '../offered.ts';
import { periodLabel } from '../period-label.ts';
import type { ParamsChange } from '../use-report-place.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import { PersonChoice } from './person-choice.tsx';

export interface ReportBarProps {
  readonly type: ReportType;
  readonly params: ReportParams;
  readonly offered: Offered;
  /** How many each kind would list; empty while that is not known. */
  readonly counts: ReportView['Kinds'];
  readonly onChange: (change: ParamsChange) => void;
  /** Where a schedule of the same begins. */
  readonly schedulePath: string;
  /** The format that is being made; null for none. */
  readonly making: ReportFormat | null;
  readonly onMake: (format: ReportFormat) => void;
}

/** The kinds that the viewer may ask for, as far as that is known, with how many each would list. */
function kindsOf({ offered, counts }: ReportBarProps) {
  if (counts.length === 0) return offered.kinds.map(({ kind, label }) => ({ value: String(kind), label }));
  return counts.map(({ Kind, Label, Count }) => ({ value: String(Kind), label: Label, count: Count }));
}

function Kinds(props: ReportBarProps): ReactNode {
  const { offered, params, onChange } = props;
  const isNarrow = useIsNarrow();
  if (offered.kinds.length === 0) return null;
  const kinds = kindsOf(props);
  if (isNarrow) {
    return (
      <ChoiceMenu
        label="Kind"
        value={params.Kind}
        options={kinds.map(({ value, label, ...rest }) => ({
          value: Number(value),
          label: 'count' in rest ? `${label} ${rest.count}` : label,
        }))}
        onChoose={(Kind) => onChange({ Kind })}
      />
    );
  }
  return (
    <Segmented
      label="Kind"
      value={String(params.Kind)}
      options={kinds}
      onChange={(kind) => onChange({ Kind: Number(kind) })}
    />
  );
}

function Quarters({ type, params, offered, onChange }: ReportBarProps): ReactNode {
  if (offered.periods.length === 0) return null;
  const optionsOf = (periods: Offered['periods']) =>
    periods.map((period) => ({ value: period.Id, label: periodLabel(period) }));
  const isSpan = type.asks.includes('from-to');
  return (
    <>
      <ChoiceMenu
        label={isSpan ? 'From quarter' : 'Quarter'}
        value={params.PeriodId}
        options={optionsOf(offered.periods)}
        onChoose={(PeriodId) => onChange({ PeriodId })}
      />
      {isSpan && (
        <>
          <span aria-hidden className="cd-ink3">
            to
          </span>
          <ChoiceMenu
            label="To quarter"
            value={params.ToPeriodId}
            options={optionsOf(offered.toPeriods)}
            onChoose={(ToPeriodId) => onChange({ ToPeriodId })}
          />
        </>
      )}
    </>
  );
}

function Files({ type, making, onMake }: ReportBarProps): ReactNode {
  const [first, ...others] = type.formats;
  return (
    <>
      {others.toReversed().map((format) => (
        <Button
          key={format}
          loading={making === format}
          loadingText={`Preparing ${FORMAT_NAMES[format]}`}
          onClick={() => onMake(format)}
        >
          {FORMAT_NAMES[format]}
        </Button>
      ))}
      {first !== undefined && (
        <Button
          variant="primary"
          icon={<Download aria-hidden />}
          loading={making === first}
          loadingText={`Preparing ${FORMAT_NAMES[first]}`}
          onClick={() => onMake(first)}
        >
          Download {FORMAT_NAMES[first]}
        </Button>
      )}
    </>
  );
}

/** What is asked, and the ways to take it away. */
export function ReportBar(props: ReportBarProps): ReactNode {
  const { type, params, offered, onChange, schedulePath } = props;
  return (
    <div className="rep-bar" role="group" aria-label={type.name}>
      <Kinds {...props} />
      <Quarters {...props} />
      {offered.scopes.length > 0 && (
        <ChoiceMenu
          label="Scope"
          value={params.Scope}
          options={offered.scopes.map((scope) => ({ value: scope, label: REPORT_SCOPE_LABELS[scope] ?? '' }))}
          onChoose={(Scope) => onChange({ Scope })}
        />
      )}
      {type.asks.includes('person') && (
        <PersonChoice value={params.UserId} onChoose={(UserId) => onChange({ UserId })} />
      )}
      <div className="rep-bar-end">
        <LinkButton to={schedulePath} icon={<CalendarClock aria-hidden />}>
          Schedule
        </LinkButton>
        <Files {...props} />
      </div>
    </div>
  );
}
