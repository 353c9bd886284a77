import type { ReactNode } from 'react';
import { addDays, MESSAGES, type GoalUpdateCard } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import {
  Avatar,
  dayOf,
  formatDateLong,
  formatDateRange,
  isScaleStep,
  LikelihoodChip,
  QualityChip,
  type ScaleStep,
} from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import type { CardPlace } from '../lay-out-cards.ts';

const DAYS_TO_SUNDAY = 6;

function weekText({ Week, WeekStart }: GoalUpdateCard): string | null {
  if (Week === null) return null;
  if (WeekStart === null) return `week ${Week}`;
  return `week ${Week}, ${formatDateRange(WeekStart, addDays(WeekStart, DAYS_TO_SUNDAY))}`;
}

/** 'Published · week 7, Nov 9 – 15 · Needs Update' */
function Standing({ card }: { readonly card: GoalUpdateCard }): ReactNode {
  return (
    <p className="rep-card-standing">
      {[card.StateText, weekText(card)].filter((text) => text !== null).join(' · ')}
      {card.NeedsUpdate && <b> · Needs Update</b>}
    </p>
  );
}

/** The last text, with who wrote it and when. */
function Said({ card }: { readonly card: GoalUpdateCard }): ReactNode {
  const timeZone = useTimeZone();
  if (card.Text === null || card.Text === '') return <p className="rep-card-by">No comment yet</p>;
  const by = [card.TextBy, card.TextAt === null ? null : formatDateLong(dayOf(card.TextAt, timeZone))];
  return (
    <>
      <p className="rep-card-text">{card.Text}</p>
      <p className="rep-card-by">{by.filter((text) => text !== null).join(', ')}</p>
    </>
  );
}

const stepOf = (level: number | null): ScaleStep | null => (isScaleStep(level) ? level : null);

function Scales({ card }: { readonly card: GoalUpdateCard }): ReactNode {
  return (
    <p className="rep-card-scales">
      <LikelihoodChip value={stepOf(card.Likelihood)} delta={card.LikelihoodDelta} />
      <QualityChip value={stepOf(card.Quality)} delta={card.QualityDelta} />
    </p>
  );
}

/** One place of a page: the latest update of a goal, or the sentence about a person without one (REP-013). */
export function UpdateCard({ person, card, number, of }: CardPlace): ReactNode {
  return (
    <li className={card === null ? 'rep-card rep-card-none' : 'rep-card'}>
      <p className="rep-card-who">
        <Avatar id={person.Id} name={person.Name} src={person.Avatar} size="s" />
        <b className="cd-cut">{person.Name}</b>
        {of > 1 && <span className="rep-card-number">{`${number} of ${of}`}</span>}
      </p>
      {card === null ? (
        <p className="rep-card-text">{MESSAGES.noGoalUpdates(person.Name)}</p>
      ) : (
        <>
          <h3 className="rep-card-title">
            <Link to={`/v3/goals/${card.GoalId}`}>{card.Title}</Link>
          </h3>
          <Standing card={card} />
          <Scales card={card} />
          <Said card={card} />
        </>
      )}
    </li>
  );
}
