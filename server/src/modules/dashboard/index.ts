export { dashboardSlice } from './dashboard.routes.ts';
