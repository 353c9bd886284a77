import type { Actor } from '../../kernel/session/index.ts';

type Asker = Pick<Actor, 'role' | 'isOrgAdmin'>;

/** The scopes of compliance (core §9). */
export const COMPLIANCE_SCOPES = { directReports: 1, organization: 2, company: 3 } as const;

/** Only the ceo and Org Admins may write the company theme (core §6). */
export function mayEditTheme(actor: Asker): boolean {
  return actor.role === 'ceo' || actor.isOrgAdmin;
}

/** Observers have no reminders and see nobody's compliance (core §6, D-35). */
export function hasReminders(actor: Asker): boolean {
  return actor.role !== 'observer';
}

/** An observer's dashboard shows no strategy, regardless of the pages they may open (core §6). */
export function hasStrategySummary(actor: Asker): boolean {
  return actor.role !== 'observer';
}

/** Observers see company goals only, and nothing beneath them (core §6). */
export function seesGoalsBeneath(actor: Asker): boolean {
  return actor.role !== 'observer';
}

/** The scopes of compliance that a person may request, in order of display (core §2, §6). */
export function complianceScopes(actor: Asker): number[] {
  if (actor.role === 'observer') return [];
  const { directReports, organization, company } = COMPLIANCE_SCOPES;
  return actor.role === 'contributor' ? [company] : [directReports, organization, company];
}
