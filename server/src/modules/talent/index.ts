export { talentSlice } from './talent.routes.ts';
export { contentDigest, contentForEmployee, labelsDigest, wholeContent } from './signed-content.ts';
export { readPrint, waitingFor } from './make-files.ts';
export type { AppraisalPrint } from './files/appraisal-pdf.ts';
export { drawAppraisals } from './files/appraisal-pdf.ts';
export { settingsOf } from './appraisal-facts.ts';
export { findAppraisals } from './appraisals.queries.ts';
export { presentSummaries } from './present-appraisal.ts';
export { loadTeam } from './read-team.ts';
export {
  countAppraisals,
  listPrintable,
  listTeamPlaces,
  readTeamMembers,
} from './report-appraisals.queries.ts';
export type { TeamPlace } from './report-appraisals.queries.ts';
export { hasReports } from './setup.queries.ts';
export { offeredPeriods, readSettings } from './talent-setup.ts';
export { seesOrganization } from './talent.policy.ts';
export type { ComplianceMember, Team } from './team.queries.ts';
