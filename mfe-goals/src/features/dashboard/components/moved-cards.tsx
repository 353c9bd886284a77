import type { ReactNode } from 'react';
import { Avatar, Delta, formatDateTime } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { GOALS_PATH } from '../../place/use-goals-place.ts';
import { useMoved, type Move } from '../api/moved.ts';
import { movedHeading, movedOn, movedStep, type Here } from '../moved-words.ts';
import { useHere } from '../use-here.ts';

const SHOWN = 4;

/** What moved since the viewer's last visit, side by side, with the reason that its owner gave. */
export function MovedCards(): ReactNode {
  const { data } = useMoved();
  const here = useHere();
  if (data === undefined || data.count === 0) return null;
  return (
    <section className="gl-moved-cards" aria-labelledby="moved-title">
      <header className="cd-row">
        <h3 id="moved-title" className="cd-heading">
          {movedHeading(data, here)}
        </h3>
        <span className="cd-t13 cd-ink3">with the reason its owner gave</span>
      </header>
      <ul>
        {data.data.slice(0, SHOWN).map((move) => (
          <Card key={move.GoalId} move={move} here={here} />
        ))}
      </ul>
    </section>
  );
}

function Card({ move, here }: { readonly move: Move; readonly here: Here }): ReactNode {
  const { GoalId, Title, User, From, To, At, Comment } = move;
  return (
    <li>
      <p className="cd-row">
        <Avatar id={User.Id} name={User.Name} src={User.Avatar} size="s" />
        <b className="cd-cut">
          <bdi>{User.Name}</bdi>
        </b>
        <time dateTime={At} title={formatDateTime(At, here.timeZone)} className="cd-push">
          {movedOn(move, here)}
        </time>
      </p>
      <p className="gl-moved-step">
        <Delta value={To - From} since="your last visit" /> {movedStep(move)}
      </p>
      <Link to={`${GOALS_PATH}/${GoalId}`} className="cd-cut2" title={Title} dir="auto">
        {Title}
      </Link>
      {Comment !== null && (
        <q className="cd-cut2" title={Comment} dir="auto">
          {Comment}
        </q>
      )}
    </li>
  );
}
