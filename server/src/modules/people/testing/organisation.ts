import type { Session } from '@cadence/shared-contract';
import type { Insertable, Selectable } from 'kysely';
import type { PeopleTable, TenantsTable } from '../../../migrations/kernel-tables.ts';
import { makePerson, makeTenant } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';

type Person = Selectable<PeopleTable>;

/** The people of the tests, by their place in the hierarchy. */
export interface Organisation {
  readonly tenant: Selectable<TenantsTable>;
  readonly people: Readonly<Record<PersonName, Person>>;
  /** The bearer token of a person, signed in on first use. */
  token(name: PersonName): Promise<string>;
}

/**
 * ```
 * ceo ─┬─ head (manager) ─┬─ lead (manager) ─┬─ worker
 *      │                  │                  └─ invited (not accepted)
 *      │                  └─ peer (manager)
 *      ├─ orgAdmin, goalAdmin, hrAdmin (contributors with a flag)
 *      └─ observer
 * ```
 */
const PEOPLE = {
  ceo: { above: null, role: 'ceo' },
  head: { above: 'ceo', role: 'manager' },
  lead: { above: 'head', role: 'manager' },
  peer: { above: 'head', role: 'manager' },
  worker: { above: 'lead', role: 'contributor' },
  invited: { above: 'lead', role: 'contributor', invitation_accepted_at: null },
  orgAdmin: { above: 'ceo', role: 'contributor', is_org_admin: true },
  goalAdmin: { above: 'ceo', role: 'contributor', is_goal_admin: true },
  hrAdmin: { above: 'ceo', role: 'contributor', is_hr_admin: true },
  observer: { above: 'ceo', role: 'observer' },
} as const satisfies Record<string, { above: string | null } & Partial<Insertable<PeopleTable>>>;

export type PersonName = keyof typeof PEOPLE;
export const PERSON_NAMES = Object.keys(PEOPLE) as PersonName[];

/** A separate tenant with these people; `changes` override columns of some of them. */
export async function makeOrganisation(
  app: TestApp,
  changes: Partial<Record<PersonName, Partial<Insertable<PeopleTable>>>> = {},
): Promise<Organisation> {
  const { db } = app.app;
  const tenant = await makeTenant(db);
  const made = new Map<string, Person>();
  for (const name of PERSON_NAMES) {
    const { above, ...values } = PEOPLE[name];
    const person = await makePerson(db, tenant.id, {
      name: `Name of ${name}`,
      manager_id: above === null ? null : (made.get(above)?.id ?? null),
      ...values,
      ...changes[name],
    });
    made.set(name, person);
  }
  const sessions = new Map<PersonName, Promise<Session>>();
  const people = Object.fromEntries(made) as Record<PersonName, Person>;
  return {
    tenant,
    people,
    async token(name) {
      const session = sessions.get(name) ?? app.login(people[name], tenant);
      sessions.set(name, session);
      return (await session).Token;
    },
  };
}
