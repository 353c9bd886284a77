import { lazy, Suspense, type ReactNode } from 'react';
import { MESSAGES, type ProfileBundle } from '@cadence/shared-contract';
import { useSession, useShell, useSlot } from '@cadence/shared-auth';
import { Callout, Deferred, EmptyState, Tabs } from '@cadence/shared-ui';
import { profilePath } from '../../people/person-path.ts';
import { ManualSkeleton } from '../../user-manual/components/manual-skeleton.tsx';
import { NotesSkeleton } from '../../notes/components/notes-skeleton.tsx';
import { MANUAL_PATH, NOTES_PATH, profileTabs, SETTINGS_PATH, switchedOffTab } from '../profile-tabs.ts';
import type { ProfileTab } from '../profile-tabs.ts';
import { DirectReports } from './direct-reports.tsx';
import { SettingsTab } from './settings-tab.tsx';

const NotesTab = lazy(async () => ({
  default: (await import('../../notes/components/notes-tab.tsx')).NotesTab,
}));

const ManualTab = lazy(async () => ({
  default: (await import('../../user-manual/components/manual-tab.tsx')).ManualTab,
}));

interface ProfileContentProps {
  readonly bundle: ProfileBundle;
  /** The tab in the address; another or none shows the first. */
  readonly tab: string | undefined;
}

/** The tabs of a profile: those of other remotes and Direct Reports. The chosen one is in the address. */
export function ProfileContent({ bundle, tab }: ProfileContentProps): ReactNode {
  const shell = useShell();
  const slot = useSlot('profile.tab');
  const { profile, tenant } = useSession();
  const tabs = profileTabs(bundle, slot.entries, {
    isOwn: bundle.Profile.Id === profile.Id,
    hasNotes: tenant.EmployeeNotesEnabled,
  });
  const asked = tabs.find(({ path }) => path === tab);
  const chosen = asked ?? tabs[0];
  const off = asked === undefined ? switchedOffTab(tab, tenant) : null;
  const { Id, Name } = bundle.Profile;
  if (!chosen) return <EmptyState title={`There is nothing more about ${Name} here yet`} />;
  return (
    <>
      {off !== null && <Callout title={MESSAGES.switchedOff(off)}>{MESSAGES.switchedOnBy}</Callout>}
      <Tabs
        label={`About ${Name}`}
        value={chosen.path}
        items={tabs.map(({ path, label, count }) => ({
          id: path,
          label,
          ...(count !== undefined && { count }),
        }))}
        onChange={(path) => shell.navigate(profilePath(Id, path))}
      >
        <Deferred by={chosen.path}>
          {chosen.slotId === null ? (
            <OwnTab tab={chosen} bundle={bundle} />
          ) : (
            slot.render({ personId: Id }, chosen.slotId)
          )}
        </Deferred>
      </Tabs>
    </>
  );
}

/** A tab that the profile draws itself. */
function OwnTab({ tab, bundle }: { readonly tab: ProfileTab; readonly bundle: ProfileBundle }): ReactNode {
  if (tab.path === SETTINGS_PATH) return <SettingsTab bundle={bundle} />;
  if (tab.path === MANUAL_PATH) {
    return (
      <Suspense fallback={<ManualSkeleton />}>
        <ManualTab key={bundle.Profile.Id} person={bundle.Profile} />
      </Suspense>
    );
  }
  if (tab.path !== NOTES_PATH) return <DirectReports bundle={bundle} />;
  return (
    <Suspense fallback={<NotesSkeleton />}>
      <NotesTab key={bundle.Profile.Id} person={bundle.Profile} />
    </Suspense>
  );
}
