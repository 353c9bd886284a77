import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ProfileBundle } from '@cadence/shared-contract';
import { ROLE_LABELS } from '@cadence/shared-contract';
import { Tag } from '@cadence/shared-ui';
import { permissionLabels } from '../../people/person-text.ts';
import { CardSection } from './card-section.tsx';
import { ReinviteAction } from './reinvite-action.tsx';
import { StatusAction } from './status-action.tsx';

const ManageUser = lazy(async () => ({
  default: (await import('../../manage-user/manage-user.tsx')).ManageUser,
}));
const PersonChanges = lazy(async () => ({
  default: (await import('../../changes/person-changes.tsx')).PersonChanges,
}));

/** Role and permissions, and what the viewer may do about them (people §2.3, §6). */
export function PermissionsSection({ bundle }: { readonly bundle: ProfileBundle }): ReactNode {
  const [open, setOpen] = useState<'manage' | 'changes' | null>(null);
  const { Profile: profile, Abilities } = bundle;
  const { ChangeStatus, ManageUser: mayManage, ReadHistory, Reinvite } = Abilities;
  const close = (): void => setOpen(null);
  const manage = mayManage && (
    <button type="button" className="cd-link cd-t12" onClick={() => setOpen('manage')}>
      Manage User
    </button>
  );
  return (
    <CardSection title="User Permissions" action={manage}>
      <div className="cd-tags">
        {[ROLE_LABELS[profile.RoleName], ...permissionLabels(profile)].map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
      </div>
      {(Reinvite || ChangeStatus || ReadHistory) && (
        <div className="pe-acts">
          {Reinvite && <ReinviteAction person={profile} />}
          {ReadHistory && (
            <button type="button" className="cd-link cd-t12" onClick={() => setOpen('changes')}>
              View Changes
            </button>
          )}
          {ChangeStatus && <StatusAction profile={profile} />}
        </div>
      )}
      <Suspense fallback={null}>
        {open === 'manage' && <ManageUser bundle={bundle} onClose={close} />}
        {open === 'changes' && <PersonChanges person={profile} onClose={close} />}
      </Suspense>
    </CardSection>
  );
}
