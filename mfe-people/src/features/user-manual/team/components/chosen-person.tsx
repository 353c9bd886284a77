import type { CSSProperties, ReactNode } from 'react';
import {
  DISC_TRAIT_NAMES,
  DISC_TRAITS,
  discWords,
  readPercentages,
  traitsOf,
} from '@cadence/shared-contract';
import type { DiscPercentages, DiscType, TeamManual } from '@cadence/shared-contract';
import { cx, Person } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { profilePath } from '../../../people/person-path.ts';
import { NO_PERCENTAGES } from '../team-text.ts';

/** The person whose face was chosen: type, traits, and how to work together in a line. */
export function ChosenPerson({ manual }: { readonly manual: TeamManual }): ReactNode {
  const { Person: person, Disc, Line } = manual;
  const percentages = readPercentages(manual);
  return (
    <section aria-live="polite" aria-label="Chosen person">
      <Person
        id={person.Id}
        name={person.Name}
        src={person.Avatar}
        size="l"
        meta={<span className="cd-t13 cd-ink2">{discWords(Disc)}</span>}
      >
        <b>{person.Name}</b>
      </Person>
      {percentages ? (
        <Bars percentages={percentages} type={Disc} />
      ) : (
        <p className="pe-team-unmeasured">{NO_PERCENTAGES}</p>
      )}
      <p className="pe-team-line">{Line}</p>
      <Link className="cd-link cd-t13" to={profilePath(person.Id, 'manual')}>
        Open user manual
      </Link>
    </section>
  );
}

/** 50 % is the full width: no trait has more. */
const FULL = 50;

interface BarsProps {
  readonly percentages: DiscPercentages;
  readonly type: DiscType;
}

/** Four bars, ink for the traits of the type. */
function Bars({ percentages, type }: BarsProps): ReactNode {
  const marked = traitsOf(type);
  return (
    <ul className="pe-team-bars">
      {DISC_TRAITS.map((trait) => (
        <li key={trait}>
          <span>{DISC_TRAIT_NAMES[trait]}</span>
          <i
            className={cx(marked.includes(trait) && 'pe-team-marked')}
            style={{ '--v': `${(percentages[trait] / FULL) * 100}%` } as CSSProperties}
            aria-hidden
          />
          <b className="cd-tn">{percentages[trait]}%</b>
        </li>
      ))}
    </ul>
  );
}
