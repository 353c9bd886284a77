import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ProfileBundle } from '@cadence/shared-contract';
import { useAbilities } from '@cadence/shared-auth';
import { Button, Section, Switch } from '@cadence/shared-ui';
import { useEmailPreference } from '../api/use-settings.ts';

const ChangePassword = lazy(async () => ({
  default: (await import('./change-password.tsx')).ChangePassword,
}));

const EditCompany = lazy(async () => ({
  default: (await import('../../company/edit-company.tsx')).EditCompany,
}));

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
          hint="What is new comes as one mail, ten minutes after it happened. Mails about your account always come."
          checked={bundle.EmailNotifications ?? false}
          onChange={({ target }) => preference.mutate(target.checked)}
        />
      </Section>
      <Section title="Password">
        <p className="cd-ink2">A new password ends your sign-ins on other devices.</p>
        <Button onClick={() => setOpen('password')}>Change Password</Button>
      </Section>
      {editCompany && (
        <Section title="Company">
          <p className="cd-ink2">Its name, website and time zone, for everybody.</p>
          <Button onClick={() => setOpen('company')}>Edit Company Info</Button>
        </Section>
      )}
      <Suspense fallback={null}>
        {open === 'password' && <ChangePassword onClose={() => setOpen(null)} />}
        {open === 'company' && <EditCompany onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}
