import type { ReactNode } from 'react';
import type { TeamManuals } from '@cadence/shared-contract';
import { Avatar, registerStyles } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { profilePath } from '../../../people/person-path.ts';
import css from '../team.css';

registerStyles('pe-team', css);

export interface WithoutManualProps {
  readonly people: TeamManuals['Without'];
  readonly title: string;
}

/** Who has no user manual, by name only: nobody's progress is shown. */
export function WithoutManual({ people, title }: WithoutManualProps): ReactNode {
  if (people.length === 0) return null;
  return (
    <section className="pe-team-none">
      <h3>{title}</h3>
      <ul>
        {people.map(({ Person: { Id, Name, Avatar: src }, IsInvited }) => (
          <li key={Id}>
            <Avatar id={Id} name={Name} src={src} size="s" />
            <Link className="cd-cut" to={profilePath(Id)} title={Name}>
              {Name}
            </Link>
            {IsInvited && <span className="cd-t12 cd-ink3">Invited</span>}
          </li>
        ))}
      </ul>
      <p className="cd-t12 cd-ink3">Only they can fill it in.</p>
    </section>
  );
}
