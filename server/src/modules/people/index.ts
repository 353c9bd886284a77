export { approverIdOf } from './approver.queries.ts';
export { isBeneath } from './beneath.queries.ts';
export { findPersonRefs, readOwnProfile } from './find-person-refs.ts';
export { peopleSlice } from './people.routes.ts';
export { REF_COLUMNS } from './person-rows.ts';
export { presentPersonRef } from './present-person.ts';
export { registerAvatarFiles } from './avatars/avatar-files.ts';
export { avatarUrl } from './avatars/avatar-url.ts';
