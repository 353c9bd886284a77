import { useState, type ReactNode } from 'react';
import { Delta, formatDateTime, registerStyles } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { useMoved, type Move, type Moved } from '../features/dashboard/api/moved.ts';
import { movedHeading, movedOn, movedStep, type Here } from '../features/dashboard/moved-words.ts';
import { useHere } from '../features/dashboard/use-here.ts';
import { GOALS_PATH } from '../features/place/use-goals-place.ts';
import css from '../features/dashboard/dashboard.css';

registerStyles('goals-dashboard', css);

/** Moves that are shown before the others are asked for. */
const SHOWN = 4;

/** What moved since the viewer's last visit, quietly (D-102); nothing where nothing did, or where it cannot be said. */
export default function MovedSinceVisit(): ReactNode {
  const { data } = useMoved();
  const here = useHere();
  if (data === undefined || data.count === 0) return null;
  return (
    <section className="gl-widget" aria-labelledby="moved-title">
      <header>
        <h2 id="moved-title" className="cd-subheading">
          {movedHeading(data, here)}
        </h2>
        {data.IsLastVisit && <span className="cd-t12 cd-ink3">your last visit</span>}
      </header>
      <Moves moved={data} here={here} />
    </section>
  );
}

function Moves({ moved: { data, count }, here }: { readonly moved: Moved; readonly here: Here }): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || data.length === SHOWN + 1 ? data : data.slice(0, SHOWN);
  const unsent = count - data.length;
  return (
    <>
      <ul className="gl-moved">
        {shown.map((move) => (
          <MoveLine key={move.GoalId} move={move} here={here} />
        ))}
      </ul>
      {shown.length < data.length && (
        <button type="button" className="cd-link cd-t13 gl-view-all" onClick={() => setWhole(true)}>
          View all {data.length}
        </button>
      )}
      {isWhole && unsent > 0 && <p className="cd-hint">and {unsent} more</p>}
    </>
  );
}

function MoveLine({ move, here }: { readonly move: Move; readonly here: Here }): ReactNode {
  const { GoalId, Title, User, From, To, At } = move;
  return (
    <li>
      <Link to={`${GOALS_PATH}/${GoalId}`}>
        <Delta value={To - From} since="your last visit" />
        <p>
          <b className="cd-cut">
            <bdi>{User.Name}</bdi>
          </b>
          <span className="cd-cut">{movedStep(move)}</span>
        </p>
        <time dateTime={At} title={formatDateTime(At, here.timeZone)}>
          {movedOn(move, here)}
        </time>
        <span className="cd-cut" title={Title} dir="auto">
          {Title}
        </span>
      </Link>
    </li>
  );
}
