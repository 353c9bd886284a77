import { ORGANIZATION_PATH } from '../people/person-path.ts';

/** The tabs of the Organization page in their order (people §2.4). */
export const ORGANIZATION_TABS = ['structure', 'directory'] as const;
export type OrganizationTab = (typeof ORGANIZATION_TABS)[number];

/** The tab in the address; Org Structure unless it says otherwise. */
export function readOrganizationTab(query: URLSearchParams): OrganizationTab {
  return ORGANIZATION_TABS.find((tab) => tab === query.get('tab')) ?? 'structure';
}

/** The address of a tab, with the same person selected there. */
export function organizationAddress(personId: number | null, tab: string): string {
  const path = personId === null ? ORGANIZATION_PATH : `${ORGANIZATION_PATH}/${personId}`;
  return tab === 'structure' ? path : `${path}?tab=${tab}`;
}
