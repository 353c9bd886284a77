export type { ProfileRow, RefRow } from './person-rows.ts';
export type { ProfileView } from './present-person.ts';
export { PROFILE_COLUMNS, REF_COLUMNS } from './person-rows.ts';
export { approverIdOf, findApprover } from './approver.ts';
export { findPersonRefs, readOwnProfile } from './find-person-refs.ts';
export { peopleSlice } from './people.routes.ts';
export { presentPersonRef, presentProfile } from './present-person.ts';
