import { lazy, Suspense, useState, type ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import type { Profile, ProfileBundle } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Button, Callout, Person, useMedia, VisuallyHidden } from '@cadence/shared-ui';
import { ChevronDown, ChevronUp, Mail } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { ProfilePhoto } from '../../avatar/profile-photo.tsx';
import { orgChartPath, profilePath } from '../../people/person-path.ts';
import { jobLine } from '../../people/person-text.ts';
import { StatusTag } from '../../people/status-tag.tsx';
import { ContactLines } from './contact-lines.tsx';
import { CardSection } from './card-section.tsx';
import { PermissionsSection } from './permissions-section.tsx';

const EditProfile = lazy(async () => ({
  default: (await import('../../edit-profile/edit-profile.tsx')).EditProfile,
}));
const EditResponsibility = lazy(async () => ({
  default: (await import('./edit-responsibility.tsx')).EditResponsibility,
}));

/** PROF-005: the owner sees where the confirmation of a new address was sent. */
function PendingEmailNotice({
  profile,
  isOwn,
}: {
  readonly profile: Profile;
  readonly isOwn: boolean;
}): ReactNode {
  if (!isOwn || profile.UnconfirmedEmail === null) return null;
  return (
    <div className="pe-notice">
      <Callout tone="caution" lead={<Mail aria-hidden />} title={MESSAGES.emailPending} />
    </div>
  );
}

interface CardHeadProps {
  readonly bundle: ProfileBundle;
  readonly isOwn: boolean;
  /** Opens and closes the rest of the card; null where all of it is shown. */
  readonly fold: ReactNode;
}

function CardHead({ bundle, isOwn, fold }: CardHeadProps): ReactNode {
  const { Profile: profile, Abilities: abilities } = bundle;
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="pe-head">
      <div className="pe-face">
        <ProfilePhoto profile={profile} />
        {profile.IsEditable && (
          <Button size="sm" onClick={() => setEditing(true)}>
            Edit profile
          </Button>
        )}
      </div>
      <div className="pe-name">
        <h2 className="cd-title">
          <bdi>{profile.Name}</bdi>
          {isOwn && ' (You)'}
        </h2>
        <p className="cd-ink2" dir="auto">
          {jobLine(profile)}
        </p>
        {profile.DeactivatedAt !== null && (
          <div className="cd-tags">
            <StatusTag person={profile} />
          </div>
        )}
      </div>
      {fold}
      {isEditing && (
        <Suspense fallback={null}>
          <EditProfile
            profile={profile}
            emailRefusal={abilities.EmailRefusal}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function ManagerSection({ bundle }: { readonly bundle: ProfileBundle }): ReactNode {
  const { Manager: manager, Profile: profile } = bundle;
  if (manager === null && profile.RoleName === 'ceo') return null;
  const chart = (
    <Link className="cd-link cd-t12" to={orgChartPath(profile.Id)}>
      View Org Chart
    </Link>
  );
  return (
    <CardSection title="Manager" action={chart}>
      {manager === null ? (
        <p className="cd-ink3">No manager</p>
      ) : (
        <Person id={manager.Id} name={manager.Name} src={manager.Avatar} meta={manager.JobTitle ?? undefined}>
          <Link className="cd-w5" to={profilePath(manager.Id)}>
            <bdi>{manager.Name}</bdi>
          </Link>
        </Person>
      )}
    </CardSection>
  );
}

function ResponsibilitySection({ bundle }: { readonly bundle: ProfileBundle }): ReactNode {
  const [isEditing, setEditing] = useState(false);
  const { Profile: profile, Responsibility } = bundle;
  const text = Responsibility?.trim() ?? '';
  const edit = profile.IsEditable && (
    <button type="button" className="cd-link cd-t12" onClick={() => setEditing(true)}>
      {text === '' ? 'Add' : 'Edit'}
      <VisuallyHidden> responsibilities</VisuallyHidden>
    </button>
  );
  return (
    <CardSection title="Responsibilities" action={edit}>
      {text === '' ? (
        <p className="cd-ink3">{MESSAGES.responsibilityEmpty}</p>
      ) : (
        <p className="cd-prose" dir="auto">
          {text}
        </p>
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <EditResponsibility personId={profile.Id} text={text} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </CardSection>
  );
}

function Biography({ profile: { Biography: text } }: { readonly profile: Profile }): ReactNode {
  if (!text) return null;
  return (
    <p className="cd-prose pe-about" dir="auto">
      {text}
    </p>
  );
}

/** Below this the card is above the tabs, and would keep their content off the first screen. */
const STACKED = '(max-width: 899px)';

/** Who the person is: the left card of the profile (people §2.3). */
export function ProfileCard({ bundle }: { readonly bundle: ProfileBundle }): ReactNode {
  const session = useSession();
  const { Profile: profile } = bundle;
  const isOwn = profile.Id === session.profile.Id;
  const isStacked = useMedia(STACKED);
  const [isOpen, setOpen] = useState(false);
  const fold = isStacked && (
    <button type="button" className="pe-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      Contact, role and manager
      {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
    </button>
  );
  return (
    <div className="pe-card">
      <PendingEmailNotice profile={profile} isOwn={isOwn} />
      <CardHead bundle={bundle} isOwn={isOwn} fold={fold} />
      {/* Hidden rather than removed: what is being edited stays open when the window gets narrower. */}
      <div className="pe-rest" hidden={isStacked && !isOpen}>
        <Biography profile={profile} />
        <ContactLines profile={profile} />
        <PermissionsSection bundle={bundle} />
        <ResponsibilitySection bundle={bundle} />
        <ManagerSection bundle={bundle} />
      </div>
    </div>
  );
}
