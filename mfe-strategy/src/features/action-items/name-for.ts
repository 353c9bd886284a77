/** A person's name; the viewer's own is marked. */
export function nameFor(
  { Id, Name }: { readonly Id: number; readonly Name: string },
  viewerId: number,
): string {
  return Id === viewerId ? `${Name} (You)` : Name;
}
