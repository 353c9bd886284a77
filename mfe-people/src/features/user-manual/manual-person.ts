import type { Profile } from '@cadence/shared-contract';

/** Whose manual it is. */
export type ManualPerson = Pick<Profile, 'Id' | 'Name' | 'AvatarImage'>;
