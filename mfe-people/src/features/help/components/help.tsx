import { ErrorState, registerStyles } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { failedRead, useSession } from '@cadence/shared-auth';
import { RefreshError } from '../../states/refresh-error.tsx';
import { useHelp } from '../api/use-help.ts';
import { contactGroups } from '../contact-groups.ts';
import { ContactGroupCard } from './contact-group.tsx';
import { HelpSkeleton } from './help-skeleton.tsx';
import { SupportBox } from './support-box.tsx';
import css from '../help.css';

registerStyles('people-help', css);

/** Whom to ask: customer support, and colleagues by what they may do (people §2.10). */
export function Help(): ReactNode {
  const { profile } = useSession();
  const query = useHelp();
  if (!query.data) {
    return query.isError ? (
      <ErrorState title="The help page could not be loaded" {...failedRead(query)} />
    ) : (
      <HelpSkeleton />
    );
  }
  const { users, helplink, contactlink } = query.data;
  return (
    <div className="pe-help">
      <RefreshError query={query} />
      <SupportBox contact={contactlink} helpDesk={helplink} />
      <section aria-labelledby="help-contacts">
        <h2 id="help-contacts" className="cd-heading">
          Point of Contact
        </h2>
        <div className="pe-help-roles">
          {contactGroups(users).map((group) => (
            <ContactGroupCard key={group.flag} group={group} viewerId={profile.Id} />
          ))}
        </div>
      </section>
    </div>
  );
}
