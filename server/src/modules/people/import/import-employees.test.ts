import writeXlsxFile from 'write-excel-file/node';
import type { OutputOf, Problem } from '@cadence/shared-contract';
import { startTestApp, uploadFile } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { sweepImportsJob } from './import-sweep-job.ts';
import { makeOrganisation } from '../testing/organisation.ts';
import type { Organisation, PersonName } from '../testing/organisation.ts';

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

/** Unfinished imports and prepared rows. */
function leftovers() {
  return app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, async (db) => [
    (await db.selectFrom('imports').select('id').where('done_at', 'is', null).execute()).length,
    (await db.selectFrom('import_rows').select('line').execute()).length,
  ]);
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

test('valid rows are added beneath each other and invited, wrong ones are left out', async () => {
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

test('of 2,000 rows with 4 wrong ones 1,996 are added', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) =>
    at % 600 === 5 ? `Row ${at},` : `Row ${at},row${at}@new.example`,
  );
  const { status, Added, Skipped } = await importFile('ceo', ['Name,Email', ...rows].join('\n'));
  expect([status, Added, Skipped]).toEqual([200, 1_996, 4]);
  expect((await inTenant()).orders).toHaveLength(1_996);
});

test('a workbook is read like a text file', async () => {
  const rows = [
    ['Name', 'Email'],
    ['Zoë', 'zoe@new.example'],
  ];
  const file = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
  const { Rows } = await preview('ceo', file);
  expect(Rows).toMatchObject([{ Name: 'Zoë', Email: 'zoe@new.example', Errors: [] }]);
});

test('rows are numbered as in an editor, with blank lines, line breaks inside of quotes and any line ends', async () => {
  const lines = async (content: Buffer | string) =>
    (await preview('ceo', content)).Rows.map(({ Line, Name }) => `${Line} ${Name.replaceAll('\n', '/')}`);
  const file = [
    '',
    'Name,Email,Department',
    '',
    'Ana,ana@new.example,',
    ' , ,',
    '"Bob\r\nof Bath",bob@new.example,"One',
    '',
    'Two"',
    '',
    'Cleo,cleo@new.example,',
  ];
  for (const end of ['\n', '\r\n', '\r'])
    expect(await lines(`\uFEFF${file.join(end)}`)).toEqual(['4 Ana', '6 Bob/of Bath', '11 Cleo']);
  const sheet = [['Name', 'Email'], [], ['Ana', 'ana@new.example'], [], ['Bo', 'bo@new.example']];
  const workbook = await writeXlsxFile(sheet.map((row) => row.map((value) => ({ value })))).toBuffer();
  expect(await lines(workbook)).toEqual(['3 Ana', '5 Bo']);
});

test.each([
  ['nothing', '', 'The file holds no employees. Its first row names the columns.'],
  ['a head alone', 'Name,Email', 'The file holds no employees. Its first row names the columns.'],
  ['other columns', 'A,B\n1,2', 'The first row has to name the columns; Name and Email are needed.'],
  [
    'a column twice',
    'Name,Email,Manager,manager\nBea,bea@a.example,,lead@a.example',
    'The first row has “Manager” more than once.',
  ],
  [
    'an archive of something else',
    'PK\u0003\u0004nonsense',
    'The file cannot be read. Please choose a CSV or an Excel file (xlsx).',
  ],
  [
    'letters of another encoding',
    Buffer.from('Name,Email\nRené,rene@a.example', 'latin1'),
    'Line 2 of the file has letters that are not UTF-8. Please save it as “CSV UTF-8” or as an Excel file (xlsx).',
  ],
  ['too many rows', `Name,Email${'\nA,b'.repeat(10_001)}`, 'A file may hold at most 10,000 employees.'],
])('a file with %s is refused with a sentence', async (_what, content, sentence) => {
  const { status, detail } = await preview('ceo', content);
  expect([status, detail]).toEqual([400, sentence]);
});

test('anyone who cannot add employees cannot import; managers import beneath themselves only', async () => {
  expect((await preview('worker', FILE)).code).toBe('denied');
  expect((await importFile('observer', FILE)).code).toBe('denied');
  const elsewhere = `Name,Email,Manager\nAna,ana@new.example,${acme.people.peer.email}`;
  expect((await preview('lead', elsewhere)).Rows[0]?.Errors).toEqual([
    `There is no manager ${acme.people.peer.email} whom you may add to.`,
  ]);
});

const rowsOf = (count: number, from = 0): string =>
  ['Name,Email', ...Array.from({ length: count }, (_, at) => `Row ${at},row${from + at}@new.example`)].join(
    '\n',
  );

test('[D-118] a manager may import 200 employees a day; the ceo and Org Admins any number', async () => {
  expect((await preview('lead', rowsOf(150))).Limit).toEqual({ RowsADay: 200, Left: 200 });
  expect(await importFile('lead', rowsOf(150))).toMatchObject({ Added: 150 });
  expect((await preview('lead', rowsOf(51, 500))).Limit).toEqual({ RowsADay: 200, Left: 50 });
  const before = (await inTenant()).people.length;
  const sentence =
    'A manager may import 200 employees a day, and 50 are left today. The CEO or an Org Admin can raise this.';
  expect((await importFile('lead', rowsOf(51, 500))).detail).toBe(sentence);
  expect((await inTenant()).people).toHaveLength(before);
  expect(await importFile('lead', rowsOf(50, 500))).toMatchObject({ Added: 50 });
  expect((await preview('orgAdmin', rowsOf(1, 900))).Limit).toBeNull();
  expect(await importFile('orgAdmin', rowsOf(201, 900))).toMatchObject({ Added: 201 });
  // Another manager has a separate limit, and each day starts again.
  expect((await preview('peer', rowsOf(1, 2_000))).Limit).toMatchObject({ Left: 200 });
  app.clock.advance(24 * 3_600_000);
  expect((await preview('lead', rowsOf(1, 2_000))).Limit).toMatchObject({ Left: 200 });
});

test('[D-118] the ceo and Org Admins set what a manager may import in a day', async () => {
  const as = async (actor: PersonName) => ({ token: await acme.token(actor) });
  for (const actor of ['lead', 'worker', 'hrAdmin'] as const) {
    const save = await app.call('people.saveImportSettings', { body: { RowsADay: 9_000 } }, await as(actor));
    expect(save.problem.code).toBe('denied');
  }
  expect((await app.call('people.importSettings', {}, await as('orgAdmin'))).ok).toEqual({
    RowsADay: 200,
    MayChange: true,
  });
  expect((await app.call('people.importSettings', {}, await as('lead'))).ok.MayChange).toBe(false);
  expect((await app.call('people.importSettings', {}, await as('worker'))).problem.code).toBe('denied');
  const tooMany = await app.call(
    'people.saveImportSettings',
    { body: { RowsADay: 10_001 } },
    await as('ceo'),
  );
  expect(tooMany.problem.errors?.map(({ path }) => path)).toEqual(['RowsADay']);
  await app.call('people.saveImportSettings', { body: { RowsADay: 3 } }, await as('ceo'));
  expect((await preview('lead', rowsOf(1))).Limit).toEqual({ RowsADay: 3, Left: 3 });
  expect((await importFile('lead', rowsOf(4))).status).toBe(400);
});

/** Imports while `beside` runs repeatedly with the number of prepared rows, until it returns true. */
async function importBeside(actor: PersonName, file: string, beside: (prepared: number) => Promise<boolean>) {
  let isOver = false;
  const importing = importFile(actor, file).finally(() => (isOver = true));
  const token = await acme.token(actor);
  for (let isDone = false; !isDone && !isOver;) {
    const { Running } = (await app.call('people.importProgress', {}, { token })).ok;
    if (Running !== null) isDone = await beside(Running.Prepared);
  }
  return importing;
}

test('[D-118] others read and write while rows are prepared, and see none of them before all are added', async () => {
  const seen = new Set<number>();
  const before = (await inTenant()).people.length;
  // Signing in takes as long as a few batches.
  const token = await acme.token('worker');
  const { Added } = await importBeside('ceo', rowsOf(5_000), async (prepared) => {
    const { ok } = await app.call('people.org', {}, { token });
    seen.add(ok.data.length);
    return prepared === 5_000;
  });
  expect(Added).toBe(5_000);
  expect([...seen].every((count) => count === before || count === before + 5_000)).toBe(true);
  expect(seen.has(before)).toBe(true);
});

test('[D-118] a cancelled import adds nobody, and leaves nothing', async () => {
  const token = await acme.token('ceo');
  const before = await inTenant();
  const answer = await importBeside('ceo', rowsOf(5_000), async (prepared) => {
    if (prepared < 500) return false;
    expect((await app.call('people.cancelImport', {}, { token })).ok).toEqual({ Success: true });
    return true;
  });
  expect([answer.status, answer.detail]).toEqual([409, 'The import was cancelled. Nobody was added.']);
  expect(await inTenant()).toEqual(before);
  expect((await app.call('people.importProgress', {}, { token })).ok).toEqual({ Running: null });
  expect(await leftovers()).toEqual([0, 0]);
});

test('[D-118] an import replaced by a newer one ends, and does not affect the newer one', async () => {
  const mine = { tenant_id: acme.tenant.id, person_id: acme.people.ceo.id };
  const older = await importBeside('ceo', rowsOf(5_000), async () => {
    await app.app.db.transaction({ role: 'app', tenantId: mine.tenant_id }, async (db) => {
      await db.deleteFrom('imports').where('person_id', '=', mine.person_id).execute();
      const newer = { ...mine, total: 9, touched_at: app.clock.now() };
      await db.insertInto('imports').values(newer).execute();
    });
    return true;
  });
  expect([older.status, older.detail]).toEqual([409, 'The import was cancelled. Nobody was added.']);
  expect(await leftovers()).toEqual([1, 0]);
});

test('[D-118] changes while rows are prepared are checked again: nobody is added', async () => {
  const before = (await inTenant()).people.length;
  const token = await acme.token('ceo');
  const answer = await importBeside('orgAdmin', rowsOf(5_000), async () => {
    const body = {
      Name: 'First',
      Email: 'row4500@new.example',
      JobTitle: '',
      ParentId: acme.people.ceo.id,
      IsManager: false,
      IsObserver: false,
      OrgUnit: '',
    };
    return (await app.call('people.addEmployee', { body }, { token })).status === 200;
  });
  expect(answer.status).toBe(409);
  expect((await inTenant()).people).toHaveLength(before + 1);
  expect(await leftovers()).toEqual([0, 0]);
});

test('[D-118] the leftovers of an import whose process died are removed', async () => {
  await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db
      .insertInto('imports')
      .values({
        tenant_id: acme.tenant.id,
        person_id: acme.people.ceo.id,
        total: 9,
        touched_at: app.clock.now(),
      })
      .execute(),
  );
  const job = sweepImportsJob(app.app.db, app.clock);
  await job.run();
  expect(await leftovers()).toEqual([1, 0]);
  app.clock.advance(2 * 3_600_000);
  await job.run();
  expect(await leftovers()).toEqual([0, 0]);
});
