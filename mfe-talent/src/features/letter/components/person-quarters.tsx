import { Fragment, type ReactNode } from 'react';
import { APPRAISAL_LIFECYCLE, appraisalStatusText } from '@cadence/shared-contract';
import type { AppraisalSummary } from '@cadence/shared-contract';
import { useSession, useShell } from '@cadence/shared-auth';
import {
  Button,
  DataTable,
  formatDate,
  LinkButton,
  Person,
  registerStyles,
  WideOrNarrow,
  type DataColumn,
} from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { appraisalPath, periodLabel } from '../../frame/index.ts';
import { useStartAppraisal } from '../../frame/api/start-appraisal.ts';
import css from '../letter.css';
import type { OwnPeriod, PersonAppraisals } from './earlier-letters.tsx';

registerStyles('tal-letter', css);

interface QuarterRow {
  readonly period: OwnPeriod;
  /** Null before the start. */
  readonly appraisal: AppraisalSummary | null;
  readonly viewerId: number;
  /** Null while there is nothing to start. */
  readonly start: { readonly isBusy: boolean; readonly run: () => void } | null;
}

/** The text in place of a person who acts next. */
function noNextStep(appraisal: AppraisalSummary | null): string | null {
  if (appraisal === null) return 'Nobody has started it';
  if (appraisal.State === 'completed') return 'Signed by both';
  return appraisal.IsReviewerDeactivated ? 'Waiting for a new manager' : null;
}

function nextCell({ period, appraisal }: QuarterRow): ReactNode {
  const waiting = appraisal?.WaitingFor ?? null;
  if (waiting === null || appraisal?.IsReviewerDeactivated === true) return noNextStep(appraisal);
  const { Person: person, Action } = waiting;
  return (
    <Person
      id={person.Id}
      name={person.Name}
      src={person.Avatar}
      size="s"
      meta={`${APPRAISAL_LIFECYCLE[Action].label}, due ${formatDate(period.DueDate)}`}
    />
  );
}

/** The next step itself where it is the viewer's, else the way to the appraisal. */
function stepOf({ Id, WaitingFor, Missing }: AppraisalSummary, viewerId: number) {
  if (WaitingFor?.Person.Id !== viewerId) return { label: 'Open', to: appraisalPath(Id) };
  const { Action } = WaitingFor;
  if (Action === 'share' && Missing.length > 0) return { label: 'Continue', to: appraisalPath(Id) };
  return { label: APPRAISAL_LIFECYCLE[Action].label, to: appraisalPath(Id, Action) };
}

function actionCell({ period, appraisal, start, viewerId }: QuarterRow): ReactNode {
  const quarter = periodLabel(period);
  if (appraisal !== null) {
    const { label, to } = stepOf(appraisal, viewerId);
    return (
      <LinkButton size="sm" to={to} aria-label={`${label} the appraisal for ${quarter}`}>
        {label}
      </LinkButton>
    );
  }
  if (start === null) return null;
  const { label } = APPRAISAL_LIFECYCLE.start;
  return (
    <Button
      size="sm"
      aria-label={`${label} the appraisal for ${quarter}`}
      loading={start.isBusy}
      loadingText="Starting"
      onClick={start.run}
    >
      {label}
    </Button>
  );
}

function quarterCell({ period, appraisal }: QuarterRow): ReactNode {
  if (appraisal === null) return periodLabel(period);
  return (
    <Link className="cd-link" to={appraisalPath(appraisal.Id)}>
      {periodLabel(period)}
    </Link>
  );
}

/** The text about a quarter; null where there is none. */
const FACTS: readonly DataColumn<QuarterRow>[] = [
  {
    id: 'status',
    header: 'Status',
    width: '184px',
    cell: ({ appraisal }) => (
      <>
        {appraisalStatusText(appraisal?.State ?? 'not_started')}
        {appraisal?.IsEditedAfterSignature === true && (
          <small className="tal-quarter-note">Edited after signature</small>
        )}
      </>
    ),
  },
  {
    id: 'ratings',
    header: 'Ratings',
    cell: ({ period: { Ratings } }) =>
      Ratings.length === 0
        ? null
        : Ratings.map(({ Axis, Label }) => (
            <span key={Axis} className="tal-quarter-rating">
              {Axis} <b>{Label}</b>
            </span>
          )),
  },
  { id: 'next', header: 'Who acts next', cell: nextCell },
];
const COLUMNS: readonly DataColumn<QuarterRow>[] = [
  { id: 'quarter', header: 'Quarter', width: '88px', rowHeader: true, cell: quarterCell },
  ...FACTS,
  { id: 'action', header: <span className="cd-vh">Action</span>, width: '88px', cell: actionCell },
];
/** Pixels that the table needs so that nothing of it is cut. */
const TABLE_FROM = 680;

interface QuartersProps {
  readonly caption: string;
  readonly rows: readonly QuarterRow[];
}

/** The quarters as a list, where a table does not fit. */
function QuarterCards({ caption, rows }: QuartersProps): ReactNode {
  return (
    <ul className="tal-stacked" aria-label={caption}>
      {rows.map((row) => (
        <li key={row.period.PeriodId}>
          <b>{quarterCell(row)}</b>
          <dl>
            {FACTS.map(({ id, header, cell }) => {
              const said = cell(row);
              if (said === null) return null;
              return (
                <Fragment key={id}>
                  <dt>{header}</dt>
                  <dd>{said}</dd>
                </Fragment>
              );
            })}
          </dl>
          {actionCell(row)}
        </li>
      ))}
    </ul>
  );
}

/** All quarters that a person can be appraised for: each with its state, its ratings, who acts next (TAL-046). */
export function PersonQuarters({ person }: { readonly person: PersonAppraisals }): ReactNode {
  const shell = useShell();
  const { profile } = useSession();
  const starting = useStartAppraisal(({ Id }) => shell.navigate(appraisalPath(Id)));
  const rows = person.Periods.map((period): QuarterRow => {
    const isBusy = starting.isPending && starting.variables.EvaluationPeriodId === period.PeriodId;
    const run = (): void => {
      if (!starting.isPending)
        starting.mutate({ UserId: person.user.Id, EvaluationPeriodId: period.PeriodId });
    };
    return {
      period,
      appraisal: person.evaluations.find(({ Id }) => Id === period.AppraisalId) ?? null,
      viewerId: profile.Id,
      start: period.MayStart ? { isBusy, run } : null,
    };
  });
  const caption = `Appraisals of ${person.user.Id === profile.Id ? 'you' : person.user.Name}`;
  return (
    <section className="tal-quarters" aria-label="Appraisals">
      <WideOrNarrow
        from={TABLE_FROM}
        wide={
          <DataTable
            caption={caption}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ period }) => period.PeriodId}
            fixed
          />
        }
        narrow={<QuarterCards caption={caption} rows={rows} />}
      />
    </section>
  );
}
