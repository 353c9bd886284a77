import { readId } from '@cadence/shared-contract';

/** How direct reports are shown. */
export type TeamView = 'list' | 'manuals';

const VIEW = 'view';
const PERSON = 'person';

export function readTeamView(query: URLSearchParams): TeamView {
  return query.get(VIEW) === 'manuals' ? 'manuals' : 'list';
}

/** `query` with another view; the list, and with it the chosen person, leaves the address. */
export function writeTeamView(query: URLSearchParams, view: TeamView): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(PERSON);
  if (view === 'list') next.delete(VIEW);
  else next.set(VIEW, view);
  return next;
}

/** Who is shown beside the wheel; null for nobody in particular. */
export function readTeamPerson(query: URLSearchParams): number | null {
  return readId(query.get(PERSON) ?? '');
}

export function writeTeamPerson(query: URLSearchParams, personId: number): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(PERSON, String(personId));
  return next;
}
