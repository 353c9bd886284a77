import { MAX_ID, ROUTES } from '@cadence/shared-contract';
import type { OperationId, Problem } from '@cadence/shared-contract';
import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import type { TestApp } from '../testing/index.ts';
import { makePerson, startTestApp } from '../testing/index.ts';
import { readIds } from './testing/ids.ts';
import { hostileInput } from './testing/inputs.ts';
import { send } from './testing/send.ts';
import { unreadableIn } from './testing/sentences.ts';
import type { RawAnswer } from './testing/send.ts';

/** Inputs per operation; `npm run faults` sends many more. */
const COUNT = Number(process.env['HOSTILE_INPUTS'] ?? 10);
const REPORT = process.env['HOSTILE_INPUTS_REPORT'];
const SEED = 20_261_120;

const OPERATION_IDS = Object.keys(ROUTES) as OperationId[];
/** Without the ceo: an organisation has only one. */
const ROLES = ['manager', 'contributor', 'observer'] as const;
const counts = { operations: 0, inputs: 0, refused: 0, broken: 0 };

let t: TestApp;
let acme: { readonly id: number; readonly subdomain: string };
/** Mostly ids of existing rows. */
let ids: fc.Arbitrary<number>;

beforeAll(async () => {
  t = await startTestApp({ DEMO: 'on' });
  acme = await t.app.db.transaction({ role: 'owner', tenantId: null }, (db) =>
    db
      .selectFrom('tenants')
      .select(['id', 'subdomain'])
      .where('subdomain', '=', 'acme')
      .executeTakeFirstOrThrow(),
  );
  const existing = fc.constantFrom(...(await readIds(t.app.db, acme.id)));
  ids = fc.oneof({ weight: 4, arbitrary: existing }, fc.integer({ min: 1, max: MAX_ID }));
});
afterAll(async () => {
  await t.close();
  if (REPORT !== undefined) writeFileSync(REPORT, JSON.stringify(counts));
});

/** The token of a new person with every permission of the role, so that earlier changes have no influence. */
async function newcomer(number: number): Promise<string> {
  const role = ROLES[number % ROLES.length] as (typeof ROLES)[number];
  const may = role !== 'observer';
  const ceo = await t.app.db.transaction({ role: 'owner', tenantId: acme.id }, (db) =>
    db
      .selectFrom('people')
      .select('id')
      .where('tenant_id', '=', acme.id)
      .where('role', '=', 'ceo')
      .executeTakeFirst(),
  );
  const person = await makePerson(t.app.db, acme.id, {
    role,
    manager_id: ceo?.id ?? null,
    is_org_admin: may,
    is_goal_admin: may,
    is_hr_admin: may,
  });
  return (await t.login(person, acme)).Token;
}

/** What is wrong with an answer; null if nothing is. */
function complaint({ status, type, body }: RawAnswer): string | null {
  if (status >= 500) return `answered ${status}`;
  if (status === 403) return 'signed the person out (D-1)';
  if (status < 400) return null;
  if (!type.startsWith('application/problem+json')) return `refused as ${type}`;
  const { detail, errors = [] } = JSON.parse(body) as Problem;
  const said = [detail, ...errors.map(({ message }) => message)];
  const [unreadable] = said.filter((sentence) => unreadableIn(sentence).length > 0);
  return unreadable === undefined ? null : `refused in words that are not for people: ${unreadable}`;
}

test.each(OPERATION_IDS)(
  '[S8] [D-126] %s refuses invalid input with a sentence for people, and never breaks',
  async (id) => {
    const number = OPERATION_IDS.indexOf(id);
    const inputs = fc.sample(hostileInput(id, ids), { numRuns: COUNT, seed: SEED + number });
    const complaints: string[] = [];
    let token = await newcomer(number);
    counts.operations += 1;
    for (const input of inputs) {
      let answer = await send(t, id, { input, token });
      // Some operations end sessions, including the caller's.
      if (answer.status === 401 && ROUTES[id].access === 'session') {
        token = await newcomer(number);
        answer = await send(t, id, { input, token });
        if (answer.status === 401) complaints.push(`signed the person out (D-1): ${JSON.stringify(input)}`);
      }
      const wrong = complaint(answer);
      if (wrong !== null) complaints.push(`${wrong}: ${JSON.stringify(input).slice(0, 2_000)}`);
      counts.inputs += 1;
      if (answer.status >= 400) counts.refused += 1;
    }
    counts.broken += complaints.length;
    expect(complaints).toEqual([]);
  },
);

test('[S8] and the server still answers valid requests', async () => {
  const token = await newcomer(2);
  expect((await t.call('goals.list', { body: {} }, { token })).status).toBe(200);
  expect((await t.app.http.inject('/health/ready')).statusCode).toBe(200);
});
