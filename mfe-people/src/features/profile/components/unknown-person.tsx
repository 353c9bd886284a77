import type { ReactNode } from 'react';
import { usePageTitle } from '@cadence/shared-auth';
import { EmptyState, LinkButton } from '@cadence/shared-ui';
import { User } from '@cadence/shared-ui/icons';
import { ORGANIZATION_PATH } from '../../people/person-path.ts';

/** A person of another organisation looks the same as one who never existed (D-1). */
export function UnknownPerson(): ReactNode {
  usePageTitle('Person not found');
  return (
    <EmptyState
      icon={<User aria-hidden />}
      title="This person does not exist or is not in your organisation"
      action={<LinkButton to={ORGANIZATION_PATH}>Go to Organization</LinkButton>}
    />
  );
}
