import type { ReactNode } from 'react';
import { APPRAISAL_STATUSES, appraisalStatusText } from '@cadence/shared-contract';
import type { AppraisalStatus, PersonRef } from '@cadence/shared-contract';
import { Avatar, cx, formatDate, formatNumber, plural, registerStyles } from '@cadence/shared-ui';
import { fromToday } from '../days.ts';
import css from './progress-line.css';

registerStyles('tal-line', css);

/** People at one status. */
export interface Stop {
  readonly count: number;
  /** A few of them; null where numbers replace faces. */
  readonly people: readonly PersonRef[] | null;
}

export interface ProgressLineProps {
  /** 'Progress of the team' */
  readonly label: string;
  /** In the order of the statuses. */
  readonly stops: readonly Stop[];
  readonly dueDate: string;
  readonly today: string;
  /** The status that the list is filtered by. */
  readonly chosen: AppraisalStatus | null;
  readonly onChoose: (status: AppraisalStatus | null) => void;
}

/** A line with one stop for each status and who is there; a stop filters the list (TAL-011). No average of percentages. */
export function ProgressLine({
  label,
  stops,
  dueDate,
  today,
  chosen,
  onChoose,
}: ProgressLineProps): ReactNode {
  const all = stops.reduce((sum, { count }) => sum + count, 0);
  const isOver = dueDate < today;
  if (all === 0)
    return (
      <section className="tal-line" aria-label={label}>
        <p className="tal-sum">
          <b>Nobody is due an appraisal</b>
        </p>
      </section>
    );
  return (
    <section className="tal-line" aria-label={label}>
      <p className="tal-sum">
        <b className="cd-tn">
          {formatNumber(stops.at(-1)?.count ?? 0)} of {formatNumber(all)}
        </b>
        <span>completed</span>
        <span>
          {isOver ? 'was due' : 'due'} {formatDate(dueDate)}, {fromToday(dueDate, today)}
        </span>
      </p>
      <ol className="tal-track">
        {APPRAISAL_STATUSES.map((status, index) => (
          <li key={status} className={cx(status === 'not_started' && 'tal-open')}>
            <StopButton
              status={status}
              stop={stops[index] ?? { count: 0, people: null }}
              isChosen={chosen === status}
              onChoose={() => onChoose(chosen === status ? null : status)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StopButtonProps {
  readonly status: AppraisalStatus;
  readonly stop: Stop;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function StopButton({ status, stop: { count, people }, isChosen, onChoose }: StopButtonProps): ReactNode {
  const text = appraisalStatusText(status);
  const rest = count - (people?.length ?? 0);
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {people === null ? (
        <span className="tal-amount" aria-hidden>
          {formatNumber(count)}
        </span>
      ) : (
        <span className="tal-faces" aria-hidden>
          {people.map(({ Id, Name, Avatar: src }) => (
            <span key={Id} title={Name}>
              <Avatar id={Id} name={Name} src={src} />
            </span>
          ))}
          {rest > 0 && people.length > 0 && <span className="tal-rest">+{formatNumber(rest)}</span>}
        </span>
      )}
      <span className="tal-stop" />
      <span>
        <b aria-hidden>{text}</b>
        <span className="cd-vh">{`${text}: ${plural(count, 'person', 'people')}`}</span>
        {people !== null && (
          <span className="tal-count" aria-hidden>
            {formatNumber(count)}
          </span>
        )}
      </span>
    </button>
  );
}
