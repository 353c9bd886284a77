import type { ReactNode } from 'react';
import type { TalentSchedule } from '@cadence/shared-contract';
import { Segmented, type SegmentedOption } from '@cadence/shared-ui';
import { ORGANIZATION } from '../talent-place.ts';

type View = 'organization' | 'team' | 'other';
const OPTIONS = [
  { value: 'organization', label: 'Organization View' },
  { value: 'team', label: 'My Team View' },
] as const satisfies readonly SegmentedOption<View>[];

export interface ViewSwitchProps {
  readonly views: TalentSchedule['Views'];
  readonly managerId: number;
  readonly viewerId: number;
  readonly onManager: (managerId: number) => void;
}

/** The whole organisation or the viewer's own team, for people who have both (TAL-008). */
export function ViewSwitch({ views, managerId, viewerId, onManager }: ViewSwitchProps): ReactNode {
  if (!views.Organization || !views.Team) return null;
  // Somebody else's team is neither.
  const others = managerId === viewerId ? 'team' : 'other';
  return (
    <Segmented<View>
      label="View"
      value={managerId === ORGANIZATION ? 'organization' : others}
      options={OPTIONS}
      onChange={(view) => onManager(view === 'organization' ? ORGANIZATION : viewerId)}
    />
  );
}
