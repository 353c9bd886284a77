import { readId } from '@cadence/shared-contract';

/** How direct reports are shown. */
export type TeamView = 'list' | 'manuals';

const VIEW = 'view';
const PERSON = 'person';

export function readTeamView(query: URLSearchParams): TeamView {
  return query.get(VIEW) === 'manuals' ? 'manuals' : 'list';
}

/** `query` with another view; switching to the list also removes the chosen person from the address. */
export function writeTeamView(query: URLSearchParams, view: TeamView): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(PERSON);
  if (view === 'list') next.delete(VIEW);
  else next.set(VIEW, view);
  return next;
}

/** The person shown beside the wheel; null for none. */
export function readTeamPerson(query: URLSearchParams): number | null {
  return readId(query.get(PERSON) ?? '');
}

export function writeTeamPerson(query: URLSearchParams, personId: number): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(PERSON, String(personId));
  return next;
}
