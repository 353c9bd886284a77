import type { ProfileBundle } from '@cadence/shared-contract';
import type { SlotEntry } from '@cadence/shared-contract/remote';

/** A tab of the profile: its URL segment, its label and who draws it. */
export interface ProfileTab {
  readonly path: string;
  readonly label: string;
  readonly order: number;
  readonly count?: number;
  /** The slot contribution that fills it; null for what the profile draws itself. */
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

export const MANUAL_PATH = 'manual';
/** Between Direct Reports (20) and Settings (40); everybody who sees the profile sees it. */
const MANUAL_TAB: ProfileTab = { path: MANUAL_PATH, label: 'User Manual', order: 30, slotId: null };

export const SETTINGS_PATH = 'settings';
/** Between User Manual (30) and Appraisals (50). */
const SETTINGS_ORDER = 40;

/** PROF-019: settings are for one's own eyes. */
function settingsTab(isOwn: boolean): readonly ProfileTab[] {
  return isOwn ? [{ path: SETTINGS_PATH, label: 'Settings', order: SETTINGS_ORDER, slotId: null }] : [];
}

export const NOTES_PATH = 'notes';
/** The last one. */
const NOTES_ORDER = 60;

/** PROF-022: only where the organisation keeps employee notes, and never about oneself. */
function notesTab({ isOwn = false, hasNotes = false }: ProfileViewer): readonly ProfileTab[] {
  return hasNotes && !isOwn ? [{ path: NOTES_PATH, label: 'Notes', order: NOTES_ORDER, slotId: null }] : [];
}

/** Who looks at the profile, and where. */
export interface ProfileViewer {
  /** Whether it is the viewer's own profile. */
  readonly isOwn?: boolean;
  /** Whether the organisation keeps employee notes. */
  readonly hasNotes?: boolean;
}

/** Tabs that the organisation may have switched off. */
const SWITCHED_TABS = [
  { path: NOTES_PATH, name: 'Notes', isOn: 'EmployeeNotesEnabled' },
  { path: 'appraisals', name: 'Talent', isOn: 'TalentEnabled' },
] as const;

/** The part of the product that the tab of an address belongs to, where that is switched off; null for any other tab. */
export function switchedOffTab(
  path: string | undefined,
  tenant: Readonly<Record<(typeof SWITCHED_TABS)[number]['isOn'], boolean>>,
): string | null {
  const tab = SWITCHED_TABS.find((one) => one.path === path);
  return tab === undefined || tenant[tab.isOn] ? null : tab.name;
}

/**
 * What other remotes contribute, merged with the profile's own tabs in the documented order. A tab that needs an ability
 * is there for whom the server gives it on this profile (PROF-020, PROF-021).
 */
export function profileTabs(
  bundle: ProfileBundle,
  contributions: readonly SlotEntry<'profile.tab'>[],
  viewer: ProfileViewer = {},
): readonly ProfileTab[] {
  const contributed = contributions
    .filter(({ meta }) => meta.needs === undefined || bundle.Abilities[meta.needs])
    .map(({ id, meta }) => ({ ...meta, slotId: id }));
  const own = [
    ...directReportsTab(bundle),
    MANUAL_TAB,
    ...settingsTab(viewer.isOwn ?? false),
    ...notesTab(viewer),
  ];
  return [...contributed, ...own].sort((a, b) => a.order - b.order);
}
