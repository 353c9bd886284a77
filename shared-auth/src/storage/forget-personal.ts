import { deviceStorage, tabStorage } from './device-storage.ts';

const OURS = 'cadence.';

/**
 * What outlives a session, by the beginning of its key: what belongs to the device or to the installation, and what a
 * decision promises to keep for the person. Everything else under our prefix belongs to a person or an organisation, and
 * goes with them (API-003, D-123).
 */
const KEPT = [
  // How this device looks.
  'cadence.theme',
  'cadence.menu',
  // The releases that the installation is on, which every page names before anyone signs in, and how they fared in this tab.
  // A browser that forgot them could be given what was replaced.
  'cadence.registry',
  'cadence.remotes.',
  // The host's organisation, for the browser session (AUTH-001).
  'cadence.subdomain',
  // For other tabs: why the session ended, and the token of the person who has signed in since.
  'cadence.ended.',
  'cadence.token.',
  // Encrypted, and deleted by the vault unless it is kept (D-82, D-189).
  'cadence.draft2|',
  // Who needs it to be off needs it at the next sign-in too (D-132).
  'cadence.keys|',
] as const;

/** Forgets what this browser keeps of the person and the organisation whose session is over. */
export function forgetPersonal(): void {
  for (const storage of [deviceStorage, tabStorage])
    for (const key of storage.keys(OURS))
      if (!KEPT.some((start) => key.startsWith(start))) storage.removeItem(key);
}
