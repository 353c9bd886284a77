import { failedRead } from '@cadence/shared-auth';
import type { ReactNode } from 'react';
import { ConfirmDialog, ErrorState, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import { useDeactivationInfo } from '../api/use-deactivation.ts';

interface DeactivateDialogProps {
  readonly profile: { readonly Id: number; readonly Name: string };
  readonly open: boolean;
  readonly deactivating: boolean;
  onConfirm(): void;
  onCancel(): void;
}

function LeftBehind({ profile, open }: Pick<DeactivateDialogProps, 'profile' | 'open'>): ReactNode {
  const info = useDeactivationInfo(profile.Id, open);
  if (info.isError) return <ErrorState title="The consequences could not be counted" {...failedRead(info)} />;
  if (!info.data) {
    return (
      <SkeletonGroup>
        <div className="pe-counts">
          <Skeleton width="70%" />
          <Skeleton width="80%" />
        </div>
      </SkeletonGroup>
    );
  }
  const { GoalCount, UserCount } = info.data;
  return (
    <ul className="pe-counts">
      <li>
        <b>{GoalCount}</b>
        <span>
          {GoalCount === 1 ? 'unfinished goal stays' : 'unfinished goals stay'} with <bdi>{profile.Name}</bdi>
        </span>
      </li>
      <li>
        <b>{UserCount}</b>
        <span>
          {UserCount === 1 ? 'direct report keeps' : 'direct reports keep'} reporting to{' '}
          <bdi>{profile.Name}</bdi>
        </span>
      </li>
    </ul>
  );
}

/** USER-027: says what a deactivation leaves behind before it is done. */
export function DeactivateDialog({ profile, open, deactivating, ...on }: DeactivateDialogProps): ReactNode {
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title={`Deactivate ${profile.Name}?`}
      confirmLabel="Deactivate User"
      loading={deactivating}
      loadingText="Deactivating"
      onConfirm={on.onConfirm}
      onCancel={on.onCancel}
    >
      <p>
        <bdi>{profile.Name}</bdi> is signed out everywhere at once and cannot sign in until activated again.
      </p>
      {open && <LeftBehind profile={profile} open={open} />}
    </ConfirmDialog>
  );
}
