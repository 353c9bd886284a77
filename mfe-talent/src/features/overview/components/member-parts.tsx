import type { CSSProperties, ReactNode } from 'react';
import { APPRAISAL_STATUS_WORDS, appraisalStatusText, MESSAGES } from '@cadence/shared-contract';
import type { AppraisalStatus, TalentPeriod } from '@cadence/shared-contract';
import { Avatar, Button, formatDate, LinkButton, Person } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { appraisalPath, teamPath } from '../../frame/index.ts';
import { detailText, nextText, rowStep, type Row, type WordsContext } from '../member-words.ts';
import { ROW_TARGET } from '../use-row-keys.ts';

/** What all rows of a list share. */
export interface RowContext extends WordsContext {
  readonly period: TalentPeriod;
  /** Managers whose teams can be opened from here. */
  readonly managers: ReadonlySet<number>;
  /** The person whose step is the page's one primary; null where nobody waits for the viewer. */
  readonly primaryId: number | null;
  /** The person whose appraisal is being started or prepared for printing. */
  readonly busyId: number | null;
  readonly onStart: (userId: number) => void;
  readonly onPrint: (userId: number, appraisalId: number) => void;
}

export interface RowProps {
  readonly row: Row;
  readonly context: RowContext;
}

/** The face, the name, and the way to the appraisal, or to the profile of somebody without one. */
export function Employee({ row: { member, appraisal }, context }: RowProps): ReactNode {
  const { Id, Name, Avatar: src, JobTitle, IsEligible, CreatedOn } = member;
  const to = appraisal === null ? `/v3/profile/${Id}` : appraisalPath(appraisal.Id);
  const text = IsEligible ? JobTitle : `Added ${formatDate(CreatedOn)}`;
  return (
    <Person
      id={Id}
      name={Name}
      src={src}
      size="m"
      meta={
        <span className="tal-job">
          <span className="cd-cut">{text}</span>
          {context.managers.has(Id) && (
            <span>
              {(text ?? '') !== '' && ' · '}
              <Link
                className="cd-link"
                to={teamPath('overview', { periodId: context.period.PeriodId, managerId: Id })}
              >
                Team<span className="cd-vh"> of {Name}</span>
              </Link>
            </span>
          )}
        </span>
      }
    >
      <Link className="tal-name" to={to}>
        <bdi>{Name}</bdi>
      </Link>
    </Person>
  );
}

/** 'Started (30%)' over its bar (TAL-011). */
export function StatusBar({ status }: { readonly status: AppraisalStatus }): ReactNode {
  const { progress } = APPRAISAL_STATUS_WORDS[status];
  return (
    <span className="tal-done" style={{ '--v': `${progress ?? 0}%` } as CSSProperties}>
      {appraisalStatusText(status)}
      <i aria-hidden />
    </span>
  );
}

/** Who acts next, with their face, and what is known about it. */
export function WhoActsNext({ row, context }: RowProps): ReactNode {
  const next = nextText(row, context.viewerId);
  const detail = detailText(row, context);
  const person = row.member.WaitingFor?.Person;
  return (
    <span className="tal-next">
      {person !== undefined && <Avatar id={person.Id} name={person.Name} src={person.Avatar} size="s" />}
      <span>
        {next !== null && <b title={next}>{next}</b>}
        {detail !== null && <span title={detail}>{detail}</span>}
      </span>
    </span>
  );
}

/** When it is due; it is possible later, too (D-48). */
export function DueDate({ row: { appraisal }, context: { period } }: RowProps): ReactNode {
  return <span className="cd-t13 cd-ink2 cd-tn">{formatDate(appraisal?.DueDate ?? period.DueDate)}</span>;
}

export const TOO_NEW = MESSAGES.talentTooNew;

/** The next step itself; only the first one of the page is primary. */
export function StepButton({ row, context, size }: RowProps & { readonly size: 'sm' | 'touch' }): ReactNode {
  const step = rowStep(row);
  const { Id, Name } = row.member;
  if (step === null) return null;
  const look = {
    size,
    variant: Id === context.primaryId ? ('primary' as const) : ('outline' as const),
    className: 'tal-step',
    ...ROW_TARGET,
    'aria-label': `${step.label}, ${Name}`,
  };
  if (step.kind === 'go') {
    return (
      <LinkButton {...look} to={step.to}>
        {step.label}
      </LinkButton>
    );
  }
  return (
    <Button
      {...look}
      loading={context.busyId === Id}
      onClick={() => (step.kind === 'start' ? context.onStart(Id) : context.onPrint(Id, step.appraisalId))}
    >
      {step.label}
    </Button>
  );
}
