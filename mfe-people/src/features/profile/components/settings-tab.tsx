import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ProfileBundle } from '@cadence/shared-contract';
import { useAbilities, useSession } from '@cadence/shared-auth';
import { Button, Section, Switch } from '@cadence/shared-ui';
import { useEmailPreference } from '../api/use-settings.ts';

const ChangePassword = lazy(async () => ({
  default: (await import('./change-password.tsx')).ChangePassword,
}));

const EditCompany = lazy(async () => ({
  default: (await import('../../company/edit-company.tsx')).EditCompany,
}));

/** The company as everyone sees it. */
function CompanyFacts(): ReactNode {
  const { tenant } = useSession();
  return (
    <dl className="pe-facts">
      <dt>Name</dt>
      <dd>
        <bdi>{tenant.Name}</bdi>
      </dd>
      <dt>Website address</dt>
      <dd>{tenant.Url || <span className="cd-ink3">None</span>}</dd>
      <dt>Time zone</dt>
      <dd>{tenant.TimeZone}</dd>
    </dl>
  );
}

/** Settings of one's own profile: notification mails, the password, and the ceo's company (people §2.3, §2.11). */
export function SettingsTab({ bundle }: { readonly bundle: ProfileBundle }): ReactNode {
  const { editCompany } = useAbilities();
  const [open, setOpen] = useState<'password' | 'company' | null>(null);
  const preference = useEmailPreference(bundle.Profile.Id);
  return (
    <div className="pe-settings">
      <Section title="Notifications">
        <Switch
          label="Email notifications"
          hint="We bundle news into one e-mail every ten minutes. Mails about your account always come."
          checked={bundle.EmailNotifications ?? false}
          onChange={({ target }) => preference.mutate(target.checked)}
        />
      </Section>
      <Section title="Password" aside={<Button onClick={() => setOpen('password')}>Change Password</Button>}>
        <p className="cd-hint">A new password signs you out on other devices.</p>
      </Section>
      {editCompany && (
        <Section
          title="Company"
          aside={<Button onClick={() => setOpen('company')}>Edit Company Info</Button>}
        >
          <CompanyFacts />
        </Section>
      )}
      <Suspense fallback={null}>
        {open === 'password' && <ChangePassword onClose={() => setOpen(null)} />}
        {open === 'company' && <EditCompany onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}
