/** A person's name, with '(You)' for the viewer. */
export function ownerName(person: { readonly Id: number; readonly Name: string }, viewerId: number): string {
  return person.Id === viewerId ? `${person.Name} (You)` : person.Name;
}
