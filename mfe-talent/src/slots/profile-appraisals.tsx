import type { ReactNode } from 'react';
import type { SlotProps } from '@cadence/shared-contract/remote';
import { SkeletonList } from '@cadence/shared-ui';
import { usePersonAppraisals } from '../features/letter/api/person-appraisals.ts';
import { PersonQuarters } from '../features/letter/components/person-quarters.tsx';
import { TooNew } from '../features/letter/components/own-states.tsx';
import { LoadFailure } from '../features/states/components/load-failure.tsx';

/** A person's appraisals for managers in the chain and HR Admins, as a tab of the profile (people §6 Profile tabs). */
export default function ProfileAppraisals({ personId }: SlotProps<'profile.tab'>): ReactNode {
  const { data, error, isFetching, refetch } = usePersonAppraisals(personId);
  if (data === undefined) {
    if (error === null) return <SkeletonList rows={3} label="Loading appraisals" />;
    return <LoadFailure query={{ error, isFetching, refetch }} />;
  }
  return data.Periods.length === 0 ? <TooNew person={data} /> : <PersonQuarters person={data} />;
}
