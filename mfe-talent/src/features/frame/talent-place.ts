import { readId } from '@cadence/shared-contract';

/** The three parts of the Talent page (people §2.5). */
export const TALENT_TABS = { overview: 'Overview', matrix: 'Talent Matrix', mine: 'My Appraisals' } as const;
export type TalentTab = keyof typeof TALENT_TABS;

/** The manager's id that means the whole organisation in addresses and calls (people §2.5). */
export const ORGANIZATION = 0;

export const MY_APPRAISALS = '/v3/talent/myappraisal';
const BASES = { overview: '/v3/talent', matrix: '/v3/talent/matrix', mine: MY_APPRAISALS } as const;

/** 0: direct reports; 1: everybody beneath. */
export type TeamScope = 0 | 1;

/** The parts the address names; null for the others. */
export interface NamedTeam {
  readonly periodId: number | null;
  readonly managerId: number | null;
  readonly scope: TeamScope;
}

/** Reads `/{id}/{uid}?scope=all`. */
export function readTeam(params: Readonly<Record<string, string | undefined>>, query: string): NamedTeam {
  const uid = params['uid'] ?? '';
  return {
    periodId: readId(params['id'] ?? ''),
    managerId: /^0+$/.test(uid) ? ORGANIZATION : readId(uid),
    scope: new URLSearchParams(query).get('scope') === 'all' ? 1 : 0,
  };
}

/** The address of a tab for a quarter and a team; My Appraisals has a separate one. */
export function teamPath(
  tab: TalentTab,
  team: { readonly periodId: number; readonly managerId: number },
  query = '',
): string {
  if (tab === 'mine') return MY_APPRAISALS;
  return `${BASES[tab]}/${team.periodId}/${team.managerId}${query}`;
}

/** A tab before anything is known of quarters and teams. */
export const tabPath = (tab: TalentTab): string => BASES[tab];

/**
 * The address of an appraisal.
 *
 * @param step whose dialog is open, by its name in the lifecycle
 */
export function appraisalPath(id: number, step?: string): string {
  return `/v3/talent/appraisal/${id}${step === undefined ? '' : `?do=${step}`}`;
}
