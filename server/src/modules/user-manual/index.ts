export { builtInProvider } from './assessment/provider.ts';
export type { AssessmentProvider } from './assessment/provider.ts';
export { createSiteProvider } from './assessment/site-provider.ts';
export { discardManualFilesJob } from './manual-files.ts';
export { createUserManualSlice } from './user-manual.routes.ts';
