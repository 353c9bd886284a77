/** The address of a person's profile, optionally of one of its tabs (people §2.1). */
export function profilePath(personId: number, tab?: string): `/${string}` {
  return tab === undefined ? `/v3/profile/${personId}` : `/v3/profile/${personId}/${tab}`;
}

export const ORGANIZATION_PATH = '/v3/organization';

const MAX_ID = 2_147_483_647;

/** The id in an address; null when it is none. */
export function readPersonId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
  return id <= MAX_ID ? id : null;
}
