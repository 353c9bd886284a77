/** The address of a person's profile, optionally of one of its tabs (people §2.1). */
export function profilePath(personId: number, tab?: string): `/${string}` {
  return tab === undefined ? `/v3/profile/${personId}` : `/v3/profile/${personId}/${tab}`;
}

export const ORGANIZATION_PATH = '/v3/organization';

/** The chart with the person in view (people §2.4). */
export function orgChartPath(personId: number): `/${string}` {
  return `${ORGANIZATION_PATH}/${personId}`;
}
