import type { ReactNode } from 'react';
import { AvatarStack, Skeleton } from '@cadence/shared-ui';
import { useApprovalRequest } from '../api/approval-request.ts';

/** Says before a submit who will be notified. */
export function WillBeNotified({ goalId }: { readonly goalId: number }): ReactNode {
  const { data, isPending } = useApprovalRequest(goalId);
  if (isPending) return <Skeleton width="60%" height={20} />;
  const people = data?.WillBeNotified ?? [];
  if (people.length === 0) return null;
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(people.map(({ Name }) => Name));
  return (
    <p className="cd-row cd-t13">
      <AvatarStack
        people={people.map(({ Id, Name, Avatar }) => ({
          id: Id,
          name: Name,
          src: Avatar,
          size: 's' as const,
        }))}
      />
      <span>{names} will be notified.</span>
    </p>
  );
}
