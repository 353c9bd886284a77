import { isolate } from '@cadence/shared-ui';

/** A person's name, with '(You)' for the viewer. */
export function nameOf(person: { readonly Id: number; readonly Name: string }, viewerId: number): string {
  return person.Id === viewerId ? `${isolate(person.Name)} (You)` : isolate(person.Name);
}
