import type { ReactNode } from 'react';
import type { PageProps } from '@cadence/shared-contract/remote';
import { Directory } from '../features/directory/components/directory.tsx';
import { readPersonId } from '../features/people/person-path.ts';
import '../styles/people.styles.ts';

/** `/v3/organization`, and `/v3/organization/:personId` with that person marked (people §2.4). */
export default function OrganizationPage({ params }: PageProps): ReactNode {
  return <Directory currentId={readPersonId(params['personId'] ?? '')} />;
}
