import { PointOfContact } from '../operations/help.ts';
import { OrgPerson, Profile, RoleChoice } from '../operations/people.ts';
import {
  FLAG_COLUMNS,
  flagColumnsOf,
  flagsHeld,
  flagsOfRow,
  actorFlagsOf,
  NO_FLAGS,
  PERMISSION_FLAGS,
  permissionFlagRow,
} from './permission-flags.ts';

test.each(PERMISSION_FLAGS)(
  '%s is in everything said of a person, and alone when it alone is set',
  (flag) => {
    for (const { properties } of [Profile, OrgPerson, RoleChoice, PointOfContact])
      expect(properties[flag]).toMatchObject({ type: 'boolean' });
    const alone = { ...NO_FLAGS, [flag]: true };
    expect(flagsOfRow(flagColumnsOf(alone))).toEqual(alone);
    expect(flagsHeld(actorFlagsOf(alone))).toEqual([flag]);
    expect(PERMISSION_FLAGS).toEqual(expect.arrayContaining([...permissionFlagRow(flag).givenBy]));
  },
);

test('no two flags share a column, an option or a place on the page of help', () => {
  const rows = PERMISSION_FLAGS.map(permissionFlagRow);
  expect(new Set(FLAG_COLUMNS).size).toBe(rows.length);
  expect(new Set(rows.map(({ option }) => option)).size).toBe(rows.length);
  expect(new Set(rows.map(({ contact }) => contact.place)).size).toBe(rows.length);
});
