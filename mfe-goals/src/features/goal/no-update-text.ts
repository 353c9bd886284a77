import { isolate } from '@cadence/shared-ui';
import type { Goal } from '@cadence/shared-contract';

/** What stands in the place of the latest update while there is none: who is waited for, where a goal is in review. */
export function noUpdateText({ State, WaitingFor }: Goal, viewerId: number): string {
  if (State !== 'review' || WaitingFor === null) return 'No update yet';
  return `Waiting for ${WaitingFor.Id === viewerId ? 'you' : isolate(WaitingFor.Name)}`;
}
