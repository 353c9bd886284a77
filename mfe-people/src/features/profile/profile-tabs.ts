import type { ProfileBundle } from '@cadence/shared-contract';
import type { SlotEntry } from '@cadence/shared-contract/remote';

/** A tab of the profile: its URL segment, its label and who draws it. */
export interface ProfileTab {
  readonly path: string;
  readonly label: string;
  readonly order: number;
  readonly count?: number;
  /** The slot contribution that fills it; null for Direct Reports, which the profile draws itself. */
  readonly slotId: string | null;
}

export const DIRECT_REPORTS_PATH = 'reports';
/** Between Goals (10) and User Manual (30) in the documents' order (people §2.3). */
const DIRECT_REPORTS_ORDER = 20;

/** PROF-015: only ceo and manager profiles have direct reports. */
function directReportsTab({ Profile, DirectReports }: ProfileBundle): readonly ProfileTab[] {
  if (Profile.RoleName !== 'ceo' && Profile.RoleName !== 'manager') return [];
  const count = DirectReports.filter((report) => !report.DeactivatedAt).length;
  return [
    { path: DIRECT_REPORTS_PATH, label: 'Direct Reports', order: DIRECT_REPORTS_ORDER, count, slotId: null },
  ];
}

/** What other remotes contribute, merged with the profile's own tabs in the documented order. */
export function profileTabs(
  bundle: ProfileBundle,
  contributions: readonly SlotEntry<'profile.tab'>[],
): readonly ProfileTab[] {
  const contributed = contributions.map(({ id, meta }) => ({ ...meta, slotId: id }));
  return [...contributed, ...directReportsTab(bundle)].sort((a, b) => a.order - b.order);
}
