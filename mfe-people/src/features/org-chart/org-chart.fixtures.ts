import type { OrgPerson } from '@cadence/shared-contract';
import { orgPerson } from '../directory/directory.fixtures.ts';
import type { OrgTree } from './tree/org-tree.ts';
import { lineTo } from './tree/team-parts.ts';
import type { Arrangement } from './tree/team-parts.ts';

/**
 * ```
 * Ingrid (1, ceo) ─┬─ Ana (2) ─┬─ Zoë (7) ── 9 people, Abel (71) to Ivo (79)
 *                  │           └─ Renée (8) ── Oto (81)
 *                  ├─ Håkon (3) ── Bo (31, deactivated, with Cy (311) beneath)
 *                  └─ Tomáš (4) ─┬─ Olga (41, observer)
 *                                └─ Gus (42, deactivated)
 * ```
 */
export const ORGANISATION: readonly OrgPerson[] = [
  orgPerson({ id: 1, Name: 'Ingrid Søndergaard', RoleName: 'ceo', JobTitle: 'Chief Executive Officer' }),
  orgPerson({ id: 2, parentId: 1, Name: 'Ana Ruiz', RoleName: 'manager', JobTitle: 'VP Operations' }),
  orgPerson({ id: 3, parentId: 1, Name: 'Håkon Bjørnstad', RoleName: 'manager' }),
  orgPerson({ id: 4, parentId: 1, Name: 'Tomáš Čapek', RoleName: 'manager' }),
  orgPerson({
    id: 7,
    parentId: 2,
    Name: 'Zoë Lefèvre',
    RoleName: 'manager',
    JobTitle: 'Head of Customer Success',
    OrgUnit: 'Customer Success',
    IsHrAdmin: true,
  }),
  orgPerson({ id: 8, parentId: 2, Name: 'Renée Grünwald', RoleName: 'manager' }),
  ...['Abel', 'Bea', 'Cai', 'Dov', 'Eva', 'Fay', 'Gil', 'Hua', 'Ivo'].map((Name, index) =>
    orgPerson({ id: 71 + index, parentId: 7, Name: `${Name} Young`, JobTitle: 'Success Manager' }),
  ),
  orgPerson({ id: 81, parentId: 8, Name: 'Oto Invited', InvitationAcceptedAt: null }),
  orgPerson({
    id: 31,
    parentId: 3,
    Name: 'Bo Gone',
    RoleName: 'manager',
    DeactivatedAt: '2026-02-01T00:00:00Z',
  }),
  orgPerson({ id: 311, parentId: 31, Name: 'Cy Beneath' }),
  orgPerson({ id: 41, parentId: 4, Name: 'Olga Observer', RoleName: 'observer' }),
  orgPerson({ id: 42, parentId: 4, Name: 'Gus Gone', DeactivatedAt: '2026-02-01T00:00:00Z' }),
];

/** A generated organisation with `teamSize` reports a manager, filled level by level, as large ones are. */
export function largeOrganisation(count: number, teamSize = 7): readonly OrgPerson[] {
  return Array.from({ length: count }, (_, index) =>
    orgPerson({
      id: index + 1,
      parentId: index === 0 ? null : Math.floor((index - 1) / teamSize) + 1,
      RoleName: index === 0 ? 'ceo' : 'contributor',
    }),
  );
}

/** Open branches, with the line to a person in the middle; by default to the first at the top. */
export function arrange(tree: OrgTree, open: Iterable<number>, middleId = 0): Arrangement {
  const branches = new Set(open);
  return { open: branches, line: lineTo(tree, tree.nodes.get(middleId), branches) };
}
