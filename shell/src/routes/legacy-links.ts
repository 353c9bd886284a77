/** Pages that old hash links named (people §2.1). */
const LEGACY_PAGES: ReadonlyMap<string, string> = new Map([
  ['performance', '/v3/predictions'],
  ['user', '/v3/profile'],
  ['users', '/v3/organization'],
  ['strategy', '/v3/strategy'],
  ['evaluations', '/v3/talent'],
  ['support', '/v3/help'],
  ['notifications', '/v3/notifications'],
]);
const HOME = '/v3/home';
const GOALS = '/v3/goals';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

function readId(text: string | null | undefined): string | null {
  return text !== null && text !== undefined && /^\d{1,10}$/.test(text) ? text : null;
}

/**
 * Where an old link leads, or null when nothing in it is old: hash links and a `selectedGoalId` are translated anywhere
 * (D-58).
 */
export function translateLegacyLink({ pathname, search, hash }: Place): string | null {
  const [hashPath = '', hashQuery = ''] = hash.replace(/^#!?\/?/, '').split('?');
  const [name = '', tail] = hashPath.split('/');
  const page = LEGACY_PAGES.get(name.toLowerCase());
  const query = new URLSearchParams(search);
  const goalId =
    readId(query.get('selectedGoalId')) ?? readId(new URLSearchParams(hashQuery).get('selectedGoalId'));
  if (page === undefined && goalId === null) return null;
  const base = page ?? baseOf(pathname);
  const id = goalId ?? readId(tail);
  return id === null ? base : `${base}/${id}`;
}

/** The page that a bare `selectedGoalId` belongs to. */
function baseOf(pathname: string): string {
  return pathname.startsWith('/v3/predictions') ? '/v3/predictions' : GOALS;
}

/** Whether a path names nothing: no page, no old link, and not simply the product itself. */
export function isUnknown(place: Place): boolean {
  const { pathname } = place;
  const isItself = /^\/(v3(\/login)?\/?)?$/i.test(pathname);
  return !isItself && translateLegacyLink(place) === null && redirectTarget(place) === HOME;
}

/** Where a path that is no page leads: old links first, then `/v2`, then home (D-58, people §2.1). */
export function redirectTarget(place: Place): string {
  const translated = translateLegacyLink(place);
  if (translated !== null) return translated;
  return /^\/v2(\/|$)/i.test(place.pathname) ? '/v3/notifications' : HOME;
}
