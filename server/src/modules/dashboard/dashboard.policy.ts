import type { Actor } from '../../kernel/session/index.ts';

type Asker = Pick<Actor, 'role' | 'isOrgAdmin'>;

/** Whose compliance is counted (core §9). */
export const COMPLIANCE_SCOPES = { directReports: 1, organization: 2, company: 3 } as const;

/** The company theme is written by the ceo and by Org Admins (core §6). */
export function mayEditTheme(actor: Asker): boolean {
  return actor.role === 'ceo' || actor.isOrgAdmin;
}

/** Observers have nothing to do and see nobody's compliance (core §6, D-35). */
export function hasReminders(actor: Asker): boolean {
  return actor.role !== 'observer';
}

/** An observer's dashboard shows no strategy, even if they may open that page (core §6). */
export function hasStrategySummary(actor: Asker): boolean {
  return actor.role !== 'observer';
}

/** The scopes of compliance that a person may ask for, the first one first shown (core §2, §6). */
export function complianceScopes(actor: Asker): number[] {
  if (actor.role === 'observer') return [];
  const { directReports, organization, company } = COMPLIANCE_SCOPES;
  return actor.role === 'contributor' ? [company] : [directReports, organization, company];
}
