/** A person's name; the viewer's own says so. */
export function nameFor(
  { Id, Name }: { readonly Id: number; readonly Name: string },
  viewerId: number,
): string {
  return Id === viewerId ? `${Name} (You)` : Name;
}
