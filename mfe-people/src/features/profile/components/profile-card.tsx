import type { ReactNode } from 'react';
import { MESSAGES, ROLE_LABELS } from '@cadence/shared-contract';
import type { Profile, ProfileBundle } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Avatar, Callout, Person, Tag } from '@cadence/shared-ui';
import { Mail } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { profilePath } from '../../people/person-path.ts';
import { jobLine, permissionLabels } from '../../people/person-text.ts';
import { StatusTag } from '../../people/status-tag.tsx';
import { mayChangeStatus } from '../may-change-status.ts';
import { ContactLines } from './contact-lines.tsx';
import { StatusAction } from './status-action.tsx';

interface CardSectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function CardSection({ title, action, children }: CardSectionProps): ReactNode {
  return (
    <section>
      <header>
        <h3>{title}</h3>
        {action}
      </header>
      {children}
    </section>
  );
}

/** PROF-005: the owner learns where the confirmation of a new address went. */
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
      <Callout
        tone="caution"
        lead={<Mail aria-hidden />}
        title="A confirmation email has been sent to the new address"
      />
    </div>
  );
}

function CardHead({ profile, isOwn }: { readonly profile: Profile; readonly isOwn: boolean }): ReactNode {
  return (
    <div className="pe-head">
      <Avatar id={profile.Id} name={profile.Name} size="xl" src={profile.AvatarImage?.Url ?? null} />
      <div className="pe-name">
        <h2 className="cd-title">
          {profile.Name}
          {isOwn && ' (You)'}
        </h2>
        <p className="cd-ink2">{jobLine(profile)}</p>
        {profile.DeactivatedAt !== null && (
          <div className="cd-tags">
            <StatusTag person={profile} />
          </div>
        )}
      </div>
      {profile.Biography && <p className="cd-prose pe-about">{profile.Biography}</p>}
    </div>
  );
}

function ManagerSection({ manager }: { readonly manager: ProfileBundle['Manager'] }): ReactNode {
  if (manager === null) return null;
  return (
    <CardSection title="Manager">
      <Person id={manager.Id} name={manager.Name} src={manager.Avatar} meta={manager.JobTitle ?? undefined}>
        <Link className="cd-w5" to={profilePath(manager.Id)}>
          {manager.Name}
        </Link>
      </Person>
    </CardSection>
  );
}

/** Who the person is: the left card of the profile (people §2.3). */
export function ProfileCard({ bundle }: { readonly bundle: ProfileBundle }): ReactNode {
  const session = useSession();
  const { Profile: profile, Manager, Responsibility } = bundle;
  const isOwn = profile.Id === session.profile.Id;
  const action = mayChangeStatus(session, profile) && <StatusAction profile={profile} />;
  return (
    <div className="pe-card">
      <PendingEmailNotice profile={profile} isOwn={isOwn} />
      <CardHead profile={profile} isOwn={isOwn} />
      <ContactLines profile={profile} />
      <CardSection title="User Permissions" action={action}>
        <div className="cd-tags">
          {[ROLE_LABELS[profile.RoleName], ...permissionLabels(profile)].map((label) => (
            <Tag key={label}>{label}</Tag>
          ))}
        </div>
      </CardSection>
      <CardSection title="Responsibilities">
        {Responsibility?.trim() ? (
          <p className="cd-prose">{Responsibility}</p>
        ) : (
          <p className="cd-ink3">{MESSAGES.responsibilityEmpty}</p>
        )}
      </CardSection>
      <ManagerSection manager={Manager} />
    </div>
  );
}
