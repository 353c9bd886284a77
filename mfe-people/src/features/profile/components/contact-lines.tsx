import type { ReactNode } from 'react';
import type { Profile } from '@cadence/shared-contract';
import { discWords } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Tag, VisuallyHidden } from '@cadence/shared-ui';
import { Fingerprint, LinkIcon, Mail, Phone } from '@cadence/shared-ui/icons';
import { linkedinLink } from '../../people/person-text.ts';

interface ContactLineProps {
  readonly icon: ReactNode;
  /** The line's meaning; the icon shows it visually. */
  readonly label: string;
  readonly children: ReactNode;
}

function ContactLine({ icon, label, children }: ContactLineProps): ReactNode {
  return (
    <li className="pe-line">
      {icon}
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </li>
  );
}

function LinkedinLine({ url }: { readonly url: string | null }): ReactNode {
  if (!url) return null;
  const link = linkedinLink(url);
  return (
    <ContactLine icon={<LinkIcon aria-hidden />} label="LinkedIn">
      {link ? (
        <a
          className="cd-link cd-w4 cd-cut"
          href={link.href}
          target="_blank"
          rel="noreferrer noopener"
          title={link.text}
        >
          {link.text}
        </a>
      ) : (
        <span className="cd-cut" title={url}>
          {url}
        </span>
      )}
    </ContactLine>
  );
}

/** How to reach the person, and their DISC type; what is missing leaves no line, but the owner's own type. */
export function ContactLines({ profile }: { readonly profile: Profile }): ReactNode {
  const { profile: viewer } = useSession();
  const isOwn = profile.Id === viewer.Id;
  const disc = discWords(profile.Disc ?? '');
  return (
    <section aria-label="Contact">
      <ul>
        <ContactLine icon={<Mail aria-hidden />} label="Email">
          <a className="cd-cut" href={`mailto:${profile.Email}`} title={profile.Email}>
            {profile.Email}
          </a>
        </ContactLine>
        {profile.UnconfirmedEmail && (
          <ContactLine icon={<Mail aria-hidden />} label="New email">
            <span className="cd-cut" title={profile.UnconfirmedEmail}>
              {profile.UnconfirmedEmail}
            </span>
            <Tag>pending</Tag>
          </ContactLine>
        )}
        {profile.PhoneNumber && (
          <ContactLine icon={<Phone aria-hidden />} label="Phone">
            <a className="cd-cut" href={`tel:${profile.PhoneNumber.replace(/[^\d+]/g, '')}`}>
              {profile.PhoneNumber}
            </a>
          </ContactLine>
        )}
        <LinkedinLine url={profile.LinkedinUrl} />
        {(disc || isOwn) && (
          <ContactLine icon={<Fingerprint aria-hidden />} label="DISC">
            {disc ? <span>{disc}</span> : <span className="cd-ink3">No DISC type yet</span>}
          </ContactLine>
        )}
      </ul>
    </section>
  );
}
