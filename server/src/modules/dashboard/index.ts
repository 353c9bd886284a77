export { complianceScopes } from './dashboard.policy.ts';
export { dashboardSlice } from './dashboard.routes.ts';
