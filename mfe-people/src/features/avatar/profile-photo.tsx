import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Profile } from '@cadence/shared-contract';
import { Avatar, registerStyles } from '@cadence/shared-ui';
import { Pencil } from '@cadence/shared-ui/icons';
import css from './avatar.css';

registerStyles('people-avatar', css);

const AvatarEditor = lazy(async () => ({ default: (await import('./avatar-editor.tsx')).AvatarEditor }));

/** A person's picture or initials; people who may edit the profile can change it. */
export function ProfilePhoto({ profile }: { readonly profile: Profile }): ReactNode {
  const [isEditing, setEditing] = useState(false);
  const face = (
    <Avatar id={profile.Id} name={profile.Name} size="xl" src={profile.AvatarImage?.Url ?? null} />
  );
  if (!profile.IsEditable) return face;
  return (
    <>
      <span className="pe-photo-button">
        {face}
        {/* Over the face rather than around it: initials are no part of the button's name. */}
        <button
          type="button"
          aria-label={profile.AvatarImage ? 'Change photo' : 'Add a photo'}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden />
        </button>
      </span>
      {isEditing && (
        <Suspense fallback={null}>
          <AvatarEditor profile={profile} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
