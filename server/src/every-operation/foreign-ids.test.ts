import { MAX_ID, ROUTES } from '@cadence/shared-contract';
import type { OperationId } from '@cadence/shared-contract';
import fc from 'fast-check';
import type { TestApp } from '../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../testing/index.ts';
import { readIds } from './testing/ids.ts';
import { takesIds, validInput } from './testing/inputs.ts';
import { send } from './testing/send.ts';
import type { RawAnswer } from './testing/send.ts';

/** Generated bodies per operation; for every id they are the same, except for the ids. */
const BODIES = 2;
const SEED = 20_261_121;
/** An id that no organisation has. */
const NOBODY = MAX_ID - 7;

const OPERATION_IDS = (Object.keys(ROUTES) as OperationId[]).filter(takesIds);

let t: TestApp;
let token: string;
let foreignIds: readonly number[];
let secrets: readonly string[];

beforeAll(async () => {
  t = await startTestApp({ DEMO: 'on' });
  const { db } = t.app;
  const acme = await db.transaction({ role: 'owner', tenantId: null }, (tx) =>
    tx.selectFrom('tenants').select('id').where('subdomain', '=', 'acme').executeTakeFirstOrThrow(),
  );
  const own = await makeTenant(db, {
    talent_enabled: true,
    strategy_enabled: true,
    employee_notes_enabled: true,
  });
  const ceo = await makePerson(db, own.id, {
    role: 'ceo',
    is_org_admin: true,
    is_goal_admin: true,
    is_hr_admin: true,
  });
  ({ Token: token } = await t.login(ceo, own));
  const ownIds = await readIds(db, own.id);
  foreignIds = (await readIds(db, acme.id)).filter((id) => !ownIds.includes(id));
  secrets = await db.transaction({ role: 'owner', tenantId: acme.id }, async (tx) => {
    const people = await tx.selectFrom('people').select('name').where('tenant_id', '=', acme.id).execute();
    const goals = await tx.selectFrom('goals').select('title').where('tenant_id', '=', acme.id).execute();
    return [...people.map(({ name }) => name), ...goals.map(({ title }) => title)];
  });
});
afterAll(() => t.close());

async function ask(id: OperationId, rowId: number, body: number): Promise<RawAnswer> {
  const inputs = fc.sample(validInput(id, fc.constant(rowId)), { numRuns: BODIES, seed: SEED });
  const input = inputs[body];
  if (input === undefined) throw new Error(`nothing was generated for ${id}`);
  const answer = await send(t, id, { input, token });
  // Refusals must be the same byte for byte; a success may contain a new id.
  return answer.status < 400 ? { ...answer, body: answer.body.replace(/\d+/g, '#') } : answer;
}

test.each(OPERATION_IDS)(
  '[S2] %s answers for a row of another organisation as for one that does not exist',
  async (id) => {
    for (let body = 0; body < BODIES; body += 1) {
      const missing = await ask(id, NOBODY, body);
      for (const foreign of foreignIds) {
        const answer = await ask(id, foreign, body);
        expect({ foreign, ...answer }).toEqual({ foreign, ...missing });
        const leaked = secrets.filter((secret) => answer.body.includes(secret));
        expect(leaked).toEqual([]);
      }
    }
  },
);

test('[S2] there are operations and rows to test', () => {
  expect(OPERATION_IDS.length).toBeGreaterThan(50);
  expect(foreignIds.length).toBeGreaterThan(20);
  expect(secrets.length).toBeGreaterThan(50);
});
