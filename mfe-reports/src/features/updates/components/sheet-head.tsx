import type { ReactNode } from 'react';
import { timeZoneId } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { formatDateRange, formatDateTime, formatNumber } from '@cadence/shared-ui';
import { periodLabel } from '../../report/period-label.ts';
import type { GoalUpdates } from '../lay-out-cards.ts';

export interface SheetHeadProps {
  readonly updates: GoalUpdates;
  /** Whose team it is. */
  readonly name: string;
  /** When the answer came, in milliseconds. */
  readonly madeAt: number;
}

/** The head of the first page, before the cards: the organisation, the team, the quarter and when it was made. */
export function SheetHead({ updates, name, madeAt }: SheetHeadProps): ReactNode {
  const { tenant, profile } = useSession();
  const { Period, People, LeftOut } = updates;
  const cards = People.flatMap(({ Cards }) => Cards);
  const facts = [
    ['People', formatNumber(People.length)],
    ['Goals', formatNumber(cards.length)],
    ['Need an update', formatNumber(cards.filter(({ NeedsUpdate }) => NeedsUpdate).length)],
    ['Made on', `${formatDateTime(madeAt, timeZoneId(tenant.TimeZone))}, ${tenant.TimeZone}`],
    ['By', profile.Name],
  ] as const;
  return (
    <header className="rep-sheet-head">
      <p className="rep-sheet-org">
        <b className="cd-cut">{tenant.Name}</b>
        <span>Team Goal Updates</span>
      </p>
      <h2 className="cd-cut2">Team of {name}</h2>
      <p className="rep-sheet-quarter">
        {`${periodLabel(Period)}, ${formatDateRange(Period.StartDate, Period.EndDate)}`}
      </p>
      <dl className="rep-sheet-facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {LeftOut !== null && <p className="rep-sheet-left cd-cut2">{LeftOut}</p>}
    </header>
  );
}
