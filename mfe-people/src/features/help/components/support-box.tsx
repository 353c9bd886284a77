import type { ReactNode } from 'react';
import { ExternalLink, Mail } from '@cadence/shared-ui/icons';

export interface SupportBoxProps {
  /** `mailto:` or a page; null when there is none. */
  readonly contact: string | null;
  readonly helpDesk: string | null;
}

const MAILBOX = /^mailto:/;

/** Customer support: whom to write to, and where answers are kept (people §2.10). */
export function SupportBox({ contact, helpDesk }: SupportBoxProps): ReactNode {
  return (
    <section className="pe-help-support" aria-labelledby="help-support">
      <div>
        <h2 id="help-support" className="cd-heading">
          Customer Support
        </h2>
        <p className="cd-ink2">{supportText(contact, helpDesk)}</p>
      </div>
      {(contact ?? helpDesk) !== null && (
        <p className="pe-help-links">
          {contact !== null && (
            <a className="cd-btn cd-btn-primary" href={contact} {...(!MAILBOX.test(contact) && NEW_TAB)}>
              <Mail aria-hidden />
              Contact Support
            </a>
          )}
          {helpDesk !== null && (
            <a className="cd-btn" href={helpDesk} {...NEW_TAB}>
              <ExternalLink aria-hidden />
              Open Help Desk
            </a>
          )}
        </p>
      )}
    </section>
  );
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

function supportText(contact: string | null, helpDesk: string | null): string {
  if (contact === null && helpDesk === null)
    return 'Your company has no support contact here yet. The people below can help.';
  return 'Something does not work, or you have a question that nobody in your company can answer?';
}
