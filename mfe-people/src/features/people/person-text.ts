import { PERMISSION_FLAG_LABELS, PERMISSION_FLAGS } from '@cadence/shared-contract';
import type { PermissionFlag } from '@cadence/shared-contract';

/** Where a person without a department belongs (people §2.3). */
export const DEFAULT_DEPARTMENT = 'Corporate';

/** The person's department; blank text counts as none. */
export function departmentOf(person: { readonly OrgUnit: string | null }): string {
  return person.OrgUnit?.trim() || DEFAULT_DEPARTMENT;
}

/** 'Support Operations Manager | Support'; the department alone when there is no job title (people §2.3). */
export function jobLine(person: {
  readonly JobTitle: string | null;
  readonly OrgUnit: string | null;
}): string {
  const title = person.JobTitle?.trim();
  return title ? `${title} | ${departmentOf(person)}` : departmentOf(person);
}

type Flags = Readonly<Record<PermissionFlag, boolean>>;

/** The permission flags a person carries, in the documents' order. */
export function permissionsOf(person: Flags): readonly PermissionFlag[] {
  return PERMISSION_FLAGS.filter((flag) => person[flag]);
}

export function permissionLabels(person: Flags): readonly string[] {
  return permissionsOf(person).map((flag) => PERMISSION_FLAG_LABELS[flag]);
}

/** A LinkedIn address as a link: the address to open and the text to read; null when it is not one (D-64). */
export function linkedinLink(url: string | null): { readonly href: string; readonly text: string } | null {
  if (!url || !/^https:\/\/(www\.)?linkedin\.com\//.test(url)) return null;
  return { href: url, text: url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '') };
}
