import type { ReactNode } from 'react';
import type { ProfileBundle } from '@cadence/shared-contract';
import { useShell, useSlot } from '@cadence/shared-auth';
import { EmptyState, Tabs } from '@cadence/shared-ui';
import { profilePath } from '../../people/person-path.ts';
import { profileTabs } from '../profile-tabs.ts';
import { DirectReports } from './direct-reports.tsx';

interface ProfileContentProps {
  readonly bundle: ProfileBundle;
  /** The tab in the address; another or none shows the first. */
  readonly tab: string | undefined;
}

/** The tabs of a profile: those of other remotes and Direct Reports. The chosen one stands in the address. */
export function ProfileContent({ bundle, tab }: ProfileContentProps): ReactNode {
  const shell = useShell();
  const slot = useSlot('profile.tab');
  const tabs = profileTabs(bundle, slot.entries);
  const chosen = tabs.find(({ path }) => path === tab) ?? tabs[0];
  const { Id, Name } = bundle.Profile;
  if (!chosen) return <EmptyState title={`There is nothing more about ${Name} here yet`} />;
  return (
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
      {chosen.slotId === null ? (
        <DirectReports bundle={bundle} />
      ) : (
        slot.render({ personId: Id }, chosen.slotId)
      )}
    </Tabs>
  );
}
