import type { ReactNode } from 'react';
import type { ReportParams, ReportView } from '@cadence/shared-contract';
import { useShell } from '@cadence/shared-auth';
import {
  FORMAT_NAMES,
  REPORT_SCOPE_LABELS,
  type ReportFormat,
  type ReportType,
} from '@cadence/shared-contract/reports';
import { Button, IconButton, LinkButton, Menu, Segmented, useIsPhone } from '@cadence/shared-ui';
import { CalendarClock, Download, Ellipsis } from '@cadence/shared-ui/icons';
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
  /** The address to schedule the same report. */
  readonly schedule: string;
  /** The format that is being made; null for none. */
  readonly making: ReportFormat | null;
  readonly onMake: (format: ReportFormat) => void;
  /** Why there is no PDF; null where there is. */
  readonly pdfRefusal: string | null;
}

interface KindOption {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

/** The kinds that the viewer may ask for, as far as known, with how many rows each would list. */
function kindsOf({ offered, counts }: ReportBarProps): readonly KindOption[] {
  if (counts.length === 0) return offered.kinds.map(({ kind, label }) => ({ value: String(kind), label }));
  return counts.map(({ Kind, Label, Count }) => ({ value: String(Kind), label: Label, count: Count }));
}

function Kinds(props: ReportBarProps): ReactNode {
  const { offered, params, onChange } = props;
  const isNarrow = useIsPhone();
  if (offered.kinds.length === 0) return null;
  const kinds = kindsOf(props);
  if (isNarrow) {
    return (
      <ChoiceMenu
        label="Kind"
        value={params.Kind}
        options={kinds.map(({ value, label, count }) => ({
          value: Number(value),
          label: count === undefined ? label : `${label} ${count}`,
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

/** A span that begins with this quarter; one that would end before it ends with it (people §5). */
function startAt({ offered, params }: ReportBarProps, PeriodId: number): ParamsChange {
  const startOf = (id: number | undefined) => offered.periods.find(({ Id }) => Id === id)?.StartDate ?? '';
  const isEndEarlier = startOf(params.ToPeriodId) < startOf(PeriodId);
  return { PeriodId, ToPeriodId: isEndEarlier ? PeriodId : params.ToPeriodId };
}

function Quarters(props: ReportBarProps): ReactNode {
  const { type, params, offered, onChange } = props;
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
        onChoose={(PeriodId) => onChange(isSpan ? startAt(props, PeriodId) : { PeriodId })}
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
            onChoose={(ToPeriodId) => onChange({ PeriodId: params.PeriodId, ToPeriodId })}
          />
        </>
      )}
    </>
  );
}

function FirstFile({ type, making, onMake }: ReportBarProps): ReactNode {
  const [first] = type.formats;
  if (first === undefined) return null;
  return (
    <Button
      variant="primary"
      size="sm"
      icon={<Download aria-hidden />}
      loading={making === first}
      loadingText={`Preparing ${FORMAT_NAMES[first]}`}
      onClick={() => onMake(first)}
    >
      Download {FORMAT_NAMES[first]}
    </Button>
  );
}

const otherFormats = ({ formats }: ReportType): readonly ReportFormat[] => formats.slice(1).toReversed();

/** What else can be done with the report, as buttons. */
function Others({ type, making, onMake, schedule, pdfRefusal }: ReportBarProps): ReactNode {
  return (
    <>
      <span className="rep-schedule" title="Schedule">
        <LinkButton to={schedule} size="sm" icon={<CalendarClock aria-hidden />} aria-label="Schedule">
          <span>Schedule</span>
        </LinkButton>
      </span>
      {otherFormats(type).map((format) => (
        <Button
          key={format}
          size="sm"
          loading={making === format}
          loadingText={`Preparing ${FORMAT_NAMES[format]}`}
          reason="hidden"
          disabledReason={format === 'pdf' ? pdfRefusal : null}
          onClick={() => onMake(format)}
        >
          {FORMAT_NAMES[format]}
        </Button>
      ))}
    </>
  );
}

/** The same in a menu, where buttons would take the place of the report. */
function OthersMenu({ type, making, onMake, schedule, pdfRefusal }: ReportBarProps): ReactNode {
  const shell = useShell();
  const others = otherFormats(type);
  const isMaking = making !== null && others.includes(making);
  return (
    <Menu
      label={`More for ${type.name}`}
      align="end"
      trigger={
        <IconButton
          size="sm"
          variant="outline"
          icon={<Ellipsis aria-hidden />}
          label={`More for ${type.name}`}
          loading={isMaking}
        />
      }
      items={[
        {
          id: 'schedule',
          label: 'Schedule',
          icon: <CalendarClock aria-hidden />,
          onSelect: () => shell.navigate(schedule),
        },
        ...others.map((format) => ({
          id: format,
          label: `Download ${FORMAT_NAMES[format]}`,
          icon: <Download aria-hidden />,
          disabledReason: format === 'pdf' ? pdfRefusal : null,
          onSelect: () => onMake(format),
        })),
      ]}
    />
  );
}

/** The active filters, each removable. */
export function ReportBar(props: ReportBarProps): ReactNode {
  const { type, params, offered, onChange } = props;
  const isPhone = useIsPhone();
  return (
    <div className="rep-bar-room">
      <div className="rep-bar" role="group" aria-label={type.name}>
        <Kinds {...props} />
        <Quarters {...props} />
        {offered.scopes.length > 0 && (
          <ChoiceMenu
            label="Scope"
            value={params.Scope}
            options={offered.scopes.map((scope) => ({
              value: scope,
              label: REPORT_SCOPE_LABELS[scope] ?? '',
            }))}
            onChoose={(Scope) => onChange({ Scope })}
          />
        )}
        {type.asks.includes('person') && (
          <PersonChoice value={params.UserId} onChoose={(UserId) => onChange({ UserId })} />
        )}
        <div className="rep-bar-end">
          {isPhone ? <OthersMenu {...props} /> : <Others {...props} />}
          <FirstFile {...props} />
        </div>
      </div>
    </div>
  );
}
