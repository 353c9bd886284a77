import type { ReactNode } from 'react';
import type { MatrixPerson } from '@cadence/shared-contract';
import { Avatar } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { appraisalPath } from '../../frame/index.ts';

export interface PersonRowsProps {
  readonly label: string;
  readonly people: readonly MatrixPerson[];
  /** The line under a person's name; '' for none. */
  readonly noteOf: (person: MatrixPerson) => string;
  /** A button at the end of a row. */
  readonly actionOf?: (person: MatrixPerson) => ReactNode;
}

/** People with their job and a line about their ratings; the name leads to the appraisal. */
export function PersonRows({ label, people, noteOf, actionOf }: PersonRowsProps): ReactNode {
  return (
    <ul className="tal-mx-people" aria-label={label}>
      {people.map((person) => (
        <li key={person.Id}>
          <Avatar id={person.Id} name={person.Name} src={person.Avatar} />
          <p>
            <Link to={appraisalPath(person.AppraisalId)} className="cd-cut cd-w5" title={person.Name}>
              <bdi>{person.Name}</bdi>
            </Link>
            {person.JobTitle !== null && (
              <span className="cd-cut" title={person.JobTitle}>
                {person.JobTitle}
              </span>
            )}
            <span className="tal-mx-note">{noteOf(person)}</span>
          </p>
          {actionOf?.(person)}
        </li>
      ))}
    </ul>
  );
}
