import { flagsOfRow, actorFlagsOf } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/session/index.ts';
import { startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makeOrganisation, PERSON_NAMES } from './testing/organisation.ts';
import type { Organisation, PersonName } from './testing/organisation.ts';
import { peopleWhere } from './people-policy.queries.ts';
import { peoplePolicy } from './people.policy.ts';

let app: TestApp;
let acme: Organisation;

beforeAll(async () => {
  app = await startTestApp();
  acme = await makeOrganisation(app);
});
afterAll(() => app.close());

/** The profiles each person may edit; what is not listed is denied (people §6). */
const MAY_EDIT: Readonly<Record<PersonName, readonly PersonName[]>> = {
  ceo: PERSON_NAMES,
  orgAdmin: PERSON_NAMES,
  head: ['head', 'lead', 'peer', 'worker', 'invited'],
  lead: ['lead', 'worker', 'invited'],
  peer: ['peer'],
  worker: ['worker'],
  invited: ['invited'],
  goalAdmin: PERSON_NAMES.filter((name) => name !== 'ceo'),
  hrAdmin: PERSON_NAMES.filter((name) => name !== 'ceo'),
  observer: ['observer'],
};

/** Deactivating excludes oneself and the ceo, and is not for those who edit by a flag (people §6, D-195). */
const mayDeactivate = (actor: PersonName): readonly PersonName[] =>
  ['goalAdmin', 'hrAdmin'].includes(actor)
    ? []
    : MAY_EDIT[actor].filter((name) => name !== actor && name !== 'ceo');

function actorOf(name: PersonName): Actor {
  const person = acme.people[name];
  return {
    tenantId: acme.tenant.id,
    id: person.id,
    name: person.name,
    email: person.email,
    role: person.role,
    ...actorFlagsOf(flagsOfRow(person)),
    strategyMember: person.strategy_member,
    managerId: person.manager_id,
    path: person.path,
    decides: [],
  };
}

/** The names that a rule allows in SQL. */
async function admitted(rule: keyof typeof peoplePolicy, actor: Actor): Promise<string[]> {
  const rows = await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db
      .selectFrom('people')
      .select('name')
      .where(peopleWhere[rule](actor))
      .orderBy(sql`id`)
      .execute(),
  );
  return rows.map(({ name }) => name.replace('Name of ', ''));
}

const inOrder = (names: readonly PersonName[]): PersonName[] =>
  PERSON_NAMES.filter((name) => names.includes(name));

test.each(PERSON_NAMES)(
  '[USER-023] %s may edit and deactivate exactly the people in the table, in check and in SQL',
  async (name) => {
    const actor = actorOf(name);
    const checked = (rule: keyof typeof peoplePolicy): PersonName[] =>
      PERSON_NAMES.filter((other) => peoplePolicy[rule](actor, acme.people[other]));
    expect(checked('edit')).toEqual(inOrder(MAY_EDIT[name]));
    expect(checked('deactivate')).toEqual(inOrder(mayDeactivate(name)));
    expect(checked('read')).toEqual(PERSON_NAMES);
    for (const rule of ['edit', 'deactivate', 'read'] as const)
      expect(await admitted(rule, actor)).toEqual(checked(rule));
  },
);

test.each(PERSON_NAMES.filter((name) => name !== 'invited'))(
  '[USER-023] the abilities %s sees on profiles match what the calls allow',
  async (name) => {
    const token = await acme.token(name);
    for (const other of PERSON_NAMES) {
      const params = { id: acme.people[other].id };
      const { Profile } = (await app.call('people.read', { params }, { token })).ok;
      expect([other, Profile.IsEditable]).toEqual([other, MAY_EDIT[name].includes(other)]);
      const activate = await app.call('people.activate', { params }, { token });
      expect([other, activate.status]).toEqual([other, mayDeactivate(name).includes(other) ? 200 : 400]);
      if (activate.status === 400) expect(activate.problem).toMatchObject({ code: 'denied' });
    }
  },
);
