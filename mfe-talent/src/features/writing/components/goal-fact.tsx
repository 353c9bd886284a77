import type { ReactNode } from 'react';
import { goalResultText } from '@cadence/shared-contract';
import type { Appraisal, Goal } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Avatar, ExpandableText, plural, Tag, VisuallyHidden } from '@cadence/shared-ui';
import { CircleCheck, CircleX, Hourglass, Scale, User } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { endingOf } from '../goal-ending.ts';
import { dayText } from '../words.ts';
import { WeekLines } from './week-lines.tsx';

export interface GoalFactProps {
  readonly goal: Goal;
  readonly appraisal: Appraisal;
  /** Comments on the weeks of the goal. */
  readonly comments: number;
}

const ICONS = { good: CircleCheck, bad: CircleX, caution: Scale } as const;

function Ending({ goal }: { readonly goal: Goal }): ReactNode {
  const { text, tone } = endingOf(goal);
  const Glyph = ICONS[tone as keyof typeof ICONS] ?? Hourglass;
  return (
    <Tag tone={tone} icon={<Glyph aria-hidden />}>
      {text}
    </Tag>
  );
}

interface Verdict {
  readonly id: 'owner' | 'manager';
  readonly name: string;
  readonly face: ReactNode;
  readonly result: string | null;
  readonly words: string;
  readonly at: string | null;
}

function ownVerdict({ User: owner, OwnerGoalResult: own }: Goal): Verdict {
  return {
    id: 'owner',
    name: owner.Name,
    face: <Avatar id={owner.Id} name={owner.Name} src={owner.Avatar} size="s" />,
    result: own && goalResultText(own),
    words: own?.Outcome ?? '',
    at: own?.UpdatedAt ?? null,
  };
}

/** The manager's result; the person who decided is named where the appraisal knows them. */
function managersVerdict({ ManagerGoalResult: review }: Goal, { Reviewer }: Appraisal): Verdict {
  const isByReviewer = review === null || review.UserId === Reviewer.Id;
  return {
    id: 'manager',
    name: isByReviewer ? Reviewer.Name : 'Manager',
    face: isByReviewer ? (
      <Avatar id={Reviewer.Id} name={Reviewer.Name} src={Reviewer.Avatar} size="s" />
    ) : (
      <User className="cd-i-14" aria-hidden />
    ),
    result: review && goalResultText(review),
    words: review?.Feedback ?? '',
    at: review?.UpdatedAt ?? null,
  };
}

function Words({ name, words, at }: Verdict): ReactNode {
  const timeZone = useTimeZone();
  const when = at === null ? '' : `, ${dayText(at, timeZone)}`;
  return <ExpandableText text={`${name}${when}: ${words}`} limit={240} />;
}

/** One goal of the quarter: its weeks, both results with their feedback, and a link to its comments. */
export function GoalFact({ goal, appraisal, comments }: GoalFactProps): ReactNode {
  const verdicts = [ownVerdict(goal), managersVerdict(goal, appraisal)];
  const { Title } = goal.GoalDetail;
  const said = verdicts.filter(({ words }) => words !== '');
  const isDecided = goal.OwnerGoalResult !== null || goal.ManagerGoalResult !== null;
  return (
    <li className="tal-goal">
      <h4>
        <Link className="cd-link" to={`/v3/goals/${goal.Id}`}>
          {Title}
        </Link>
        <Ending goal={goal} />
      </h4>
      <WeekLines weeks={goal.Weeks} goal={Title} />
      {isDecided && (
        <ul className="tal-results" aria-label={`Results of ${Title}`}>
          {verdicts.map(({ id, name, face, result }) => (
            <li key={id}>
              {face}
              <VisuallyHidden>{name}: </VisuallyHidden>
              {result ?? 'Not reviewed yet'}
            </li>
          ))}
        </ul>
      )}
      {(said.length > 0 || comments > 0) && (
        <div className="tal-goal-words">
          {said.map((verdict) => (
            <Words key={verdict.id} {...verdict} />
          ))}
          {comments > 0 && (
            <p>
              <Link className="cd-link" to={`/v3/goals/${goal.Id}?tab=history`}>
                {plural(comments, 'comment')}
              </Link>
            </p>
          )}
        </div>
      )}
    </li>
  );
}
