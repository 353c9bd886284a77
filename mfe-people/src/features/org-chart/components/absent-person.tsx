import type { ReactNode } from 'react';
import type { OrgPerson } from '@cadence/shared-contract';
import { IconButton, LinkButton } from '@cadence/shared-ui';
import { X } from '@cadence/shared-ui/icons';
import { profilePath } from '../../people/person-path.ts';

interface AbsentPersonProps {
  /** Whom the address names; undefined when there is no such person. */
  readonly person: OrgPerson | undefined;
  onClose(): void;
}

/** The address names somebody whom the chart leaves out, or nobody: it says so instead of showing someone else. */
export function AbsentPerson({ person, onClose }: AbsentPersonProps): ReactNode {
  return (
    <section className="oc-info cd-pop" aria-label="Selected employee" role="status">
      <div className="oc-info-body">
        <header>
          <p>
            <b>
              {person ? (
                <>
                  <bdi>{person.Name}</bdi> is not in the chart
                </>
              ) : (
                'This person does not exist'
              )}
            </b>
            <span>
              {person
                ? 'The chart leaves out observers, and deactivated employees without reports.'
                : 'The link that led here may be old or wrong.'}
            </span>
          </p>
          <IconButton size="sm" variant="quiet" label="Close" icon={<X aria-hidden />} onClick={onClose} />
        </header>
        {person && (
          <footer>
            <LinkButton size="sm" to={profilePath(person.id)}>
              View Profile
            </LinkButton>
          </footer>
        )}
      </div>
    </section>
  );
}
