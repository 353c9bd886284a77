import writeXlsxFile from 'write-excel-file/node';
import type { OutputOf, Problem } from '@cadence/shared-contract';
import { startTestApp, uploadFile } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { makeOrganisation } from '../organisation.fixtures.ts';
import type { Organisation, PersonName } from '../organisation.fixtures.ts';

let app: TestApp;
let acme: Organisation;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  acme = await makeOrganisation(app);
});
afterAll(() => app.close());

async function send<Answer>(actor: PersonName, path: string, content: Buffer | string) {
  const url = `/api/Profile/${path}`;
  const response = await uploadFile(app, {
    url,
    token: await acme.token(actor),
    content: Buffer.from(content),
  });
  return { status: response.statusCode, ...response.json<Answer & Partial<Problem>>() };
}
const preview = (actor: PersonName, content: Buffer | string) =>
  send<OutputOf<'people.importPreview'>>(actor, 'Import/Preview', content);
const importFile = (actor: PersonName, content: Buffer | string) =>
  send<OutputOf<'people.import'>>(actor, 'Import', content);

function inTenant() {
  return app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, async (db) => ({
    people: await db
      .selectFrom('people')
      .select(['name', 'email', 'role', 'manager_id', 'id'])
      .orderBy('id')
      .execute(),
    orders: await db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'bulkMail')
      .orderBy('id')
      .execute(),
  }));
}

const FILE = [
  'Name;Email;Job Title;Department;Manager Email;Role',
  '"Ruiz, Ana";ANA@new.example;Lead;Support;;Manager',
  'Bob Öz;bob@new.example;;;ana@new.example;',
  'No Address;;;;;',
].join('\r\n');

test('a preview says what each row would do, and writes nothing', async () => {
  const before = (await inTenant()).people.length;
  const { Rows, Right, Wrong } = await preview('lead', FILE);
  expect([Right, Wrong]).toEqual([2, 1]);
  expect(Rows).toEqual([
    {
      Line: 2,
      Name: 'Ruiz, Ana',
      Email: 'ana@new.example',
      JobTitle: 'Lead',
      OrgUnit: 'Support',
      ManagerEmail: '',
      Role: 'Manager',
      Errors: [],
    },
    expect.objectContaining({ Line: 3, Name: 'Bob Öz', Role: 'Individual Contributor', Errors: [] }),
    expect.objectContaining({ Line: 4, Errors: ['Enter valid email!'] }),
  ]);
  expect((await inTenant()).people).toHaveLength(before);
});

test('the right rows are added beneath each other and invited, the wrong ones left out', async () => {
  expect(await importFile('lead', FILE)).toEqual({ status: 200, Added: 2, Skipped: 1 });
  const { people, orders } = await inTenant();
  const ana = people.find(({ email }) => email === 'ana@new.example');
  const bob = people.find(({ email }) => email === 'bob@new.example');
  expect(ana).toMatchObject({ name: 'Ruiz, Ana', role: 'manager', manager_id: acme.people.lead.id });
  expect(bob).toMatchObject({ role: 'contributor', manager_id: ana?.id });
  expect(orders.map(({ payload }) => payload['about'])).toEqual(
    [ana, bob].map((person) => ({
      kind: 'invitation',
      to: { personId: person?.id },
      by: acme.people.lead.id,
    })),
  );
  const again = await importFile('lead', FILE);
  expect([again.status, again.detail]).toEqual([400, 'No row of the file can be added.']);
});

test('of 10,000 rows with 17 wrong ones 9,983 are added', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) =>
    at % 600 === 5 ? `Row ${at},` : `Row ${at},row${at}@new.example`,
  );
  const { status, Added, Skipped } = await importFile('ceo', ['Name,Email', ...rows].join('\n'));
  expect([status, Added, Skipped]).toEqual([200, 9_983, 17]);
  expect((await inTenant()).orders).toHaveLength(9_983);
});

test('a workbook is read as well as a text', async () => {
  const rows = [
    ['Name', 'Email'],
    ['Zoë', 'zoe@new.example'],
  ];
  const file = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
  const { Rows } = await preview('ceo', file);
  expect(Rows).toMatchObject([{ Name: 'Zoë', Email: 'zoe@new.example', Errors: [] }]);
});

test.each([
  ['nothing', '', 'The file holds no employees. Its first row names the columns.'],
  ['a head alone', 'Name,Email', 'The file holds no employees. Its first row names the columns.'],
  ['other columns', 'A,B\n1,2', 'The first row has to name the columns; Name and Email are needed.'],
  [
    'an archive of something else',
    'PK\u0003\u0004nonsense',
    'The file cannot be read. Please choose a CSV or an Excel file (xlsx).',
  ],
  ['too many rows', `Name,Email${'\nA,b'.repeat(10_001)}`, 'A file may hold at most 10,000 employees.'],
])('a file of %s is refused with a sentence', async (_what, content, sentence) => {
  const { status, detail } = await preview('ceo', content);
  expect([status, detail]).toEqual([400, sentence]);
});

test('who may add nobody may import nobody; managers import beneath themselves only', async () => {
  expect((await preview('worker', FILE)).code).toBe('denied');
  expect((await importFile('observer', FILE)).code).toBe('denied');
  const elsewhere = `Name,Email,Manager\nAna,ana@new.example,${acme.people.peer.email}`;
  expect((await preview('lead', elsewhere)).Rows[0]?.Errors).toEqual([
    `There is no manager ${acme.people.peer.email} whom you may add to.`,
  ]);
});
