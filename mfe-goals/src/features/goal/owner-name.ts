/** A person's name, with '(You)' for the viewer. */
export function ownerName(person: { readonly Id: number; readonly Name: string }, viewerId: number): string {
  return person.Id === viewerId ? `${person.Name} (You)` : person.Name;
}

/** Owner and department as one line: 'Zoë Lefèvre (You) · Customer Success'. */
export function ownerLine(
  person: { readonly Id: number; readonly Name: string; readonly OrgUnit: string | null },
  viewerId: number,
): string {
  return [ownerName(person, viewerId), person.OrgUnit].filter(Boolean).join(' · ');
}
