import { useId, useState, type ReactNode } from 'react';
import { Person } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { profilePath } from '../../people/person-path.ts';
import { jobLine } from '../../people/person-text.ts';
import type { ContactGroup } from '../contact-groups.ts';

/** Beyond this many the rest waits behind a button. */
const SHOWN_AT_FIRST = 12;

export interface ContactGroupCardProps {
  readonly group: ContactGroup;
  readonly viewerId: number;
}

/** One role: what it is for, and who has it, each with a way to the profile. */
export function ContactGroupCard({ group, viewerId }: ContactGroupCardProps): ReactNode {
  const { title, description, people } = group;
  const [isWhole, setWhole] = useState(false);
  const titleId = useId();
  const shown = isWhole ? people : people.slice(0, SHOWN_AT_FIRST);
  return (
    <section className="pe-help-role" aria-labelledby={titleId}>
      <header>
        <h3 id={titleId} className="cd-subheading">
          {title}
        </h3>
        <p className="cd-ink2">{description}</p>
      </header>
      {people.length === 0 ? (
        <p className="pe-help-nobody">Nobody has this role yet.</p>
      ) : (
        <div className="pe-help-people">
          <ul>
            {shown.map((person) => (
              <li key={person.Id}>
                <Person
                  id={person.Id}
                  name={person.Name}
                  size="m"
                  src={person.Avatar}
                  meta={<bdi title={jobLine(person)}>{jobLine(person)}</bdi>}
                >
                  <Link to={profilePath(person.Id)}>
                    <bdi>{person.Name}</bdi>
                    {person.Id === viewerId && ' (You)'}
                  </Link>
                </Person>
              </li>
            ))}
          </ul>
          {shown.length < people.length && (
            <button type="button" className="cd-link" onClick={() => setWhole(true)}>
              Show all {people.length}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
