import { LIMITS } from '@cadence/shared-contract';
import { discardManualFilesJob } from './index.ts';
import type { ManualWorld } from './testing/manual-world.ts';
import {
  answer,
  as,
  begin,
  complete,
  readManual,
  somePdf,
  startManualWorld,
  upload,
} from './testing/manual-world.ts';

let world: ManualWorld;
beforeAll(async () => {
  world = await startManualWorld();
});
afterAll(() => world.t.close());

test('a wrong answer is refused with its reason, and correct ones are stored', async () => {
  const call = as(world, 'worker');
  const { PublicKey: publicKey, Groups } = await begin(world, 'worker');
  const give = (body: { Group: number; Most: number; Least: number }) =>
    call('userManual.answer', { params: { publicKey }, body });
  expect((await give({ Group: 29, Most: 0, Least: 1 })).problem.errors?.[0]?.path).toBe('Group');
  expect((await give({ Group: 1, Most: 4, Least: 1 })).problem.errors?.[0]?.path).toBe('Most');
  expect((await give({ Group: 1, Most: 2, Least: 2 })).problem.detail).toBe(
    'The same sentence cannot be both most and least like you.',
  );
  expect((await give({ Group: 1, Most: 2, Least: 3 })).ok).toEqual({ Answered: 1 });
  expect((await give({ Group: 1, Most: 0, Least: 3 })).ok).toEqual({ Answered: 1 });
  expect((await call('userManual.connect', { params: { flag: 1 } })).problem).toMatchObject({
    status: 409,
    title: 'Not possible yet',
    reason: 'notYet',
    detail: '27 of 28 groups have no answer yet. Please answer them first.',
  });
  const again = await begin(world, 'worker');
  expect(again.Groups).toEqual(Groups);
  expect(again.Answers).toEqual([{ Group: 1, Most: 0, Least: 3 }]);
});

test('the order of groups and of sentences is different for everyone', async () => {
  const one = await begin(world, 'worker');
  const other = await begin(world, 'peer');
  const numbers = one.Groups.map(({ Group }) => Group).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
  expect(new Set(one.Groups.flatMap(({ Sentences }) => Sentences)).size).toBe(112);
  expect(other.Groups).not.toEqual(one.Groups);
});

test('finishing twice, concurrently or later, is idempotent; later answers are refused', async () => {
  const assessment = await begin(world, 'lead');
  await answer(world, 'lead', assessment, 'DICS');
  const call = as(world, 'lead');
  const finish = () => call('userManual.connect', { params: { flag: 0 } });
  const [one, other] = await Promise.all([finish(), finish()]);
  expect(one.ok).toEqual(other.ok);
  expect((await finish()).ok).toEqual(one.ok);
  const params = { publicKey: assessment.PublicKey };
  const late = await call('userManual.answer', { params, body: { Group: 1, Most: 0, Least: 1 } });
  expect(late.problem).toMatchObject({
    status: 409,
    title: 'Done already',
    detail: 'You have finished this assessment already.',
  });
  expect((await call('userManual.assessment', { params })).ok).toMatchObject({
    Groups: [],
    FinishedAt: one.ok.data.CompletedAt,
  });
  expect((await as(world, 'head')('userManual.connect', { params: { flag: 1 } })).problem.status).toBe(409);
});

test('when it is taken again, the current result stays until the new one, and the answers are new', async () => {
  const first = await complete(world, 'orgAdmin', 'DICS');
  const call = as(world, 'orgAdmin');
  expect((await call('userManual.register', { params: { flag: 0 } })).problem.status).toBe(409);
  const assessment = await begin(world, 'orgAdmin', 1);
  expect(assessment).toMatchObject({ Answers: [], PublicKey: first.PublicKey });
  expect(await readManual(world, 'worker', 'orgAdmin')).toMatchObject({
    Status: 4,
    CompletedAt: first.CompletedAt,
  });
  await answer(world, 'orgAdmin', assessment, 'SCID');
  await call('userManual.connect', { params: { flag: 0 } });
  const params = { publicKey: first.PublicKey ?? '', flag: 0 };
  expect((await call('userManual.report', { params })).ok).toMatchObject({ Disc: 'S', Per3: 50 });
});

test('[UMAN-007] [UMAN-008] an upload must be a PDF by content and size, and only one is kept', async () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  expect((await upload(world, 'goalAdmin', html)).body.detail).toBe(
    'Only PDF formats are allowed to upload.',
  );
  // The larger one is discarded before it is read as a form.
  for (const more of [1, 300 * 1024]) {
    const large = await upload(world, 'goalAdmin', Buffer.alloc(LIMITS.manualFileBytes + more));
    expect([large.status, large.body.detail]).toEqual([
      400,
      'This file is too large. It must have at most 10 MB.',
    ]);
  }
  const call = as(world, 'goalAdmin');
  const [first, second] = [
    await upload(world, 'goalAdmin', await somePdf('1')),
    await upload(world, 'goalAdmin', await somePdf('2')),
  ];
  await call('userManual.save', { body: { Disc: 'C', Description: 'Facts', FilePath: first.body.data } });
  expect((await call('userManual.download', { params: { id: second.body.data } })).status).toBe(404);
  const third = (await upload(world, 'goalAdmin', await somePdf('3'))).body.data;
  await call('userManual.attach', { body: { FilePath: third } });
  expect((await call('userManual.download', { params: { id: first.body.data } })).status).toBe(404);
  const kept = (await call('userManual.save', { body: { Disc: 'CS', Description: 'Facts' } })).ok.data
    .ManualUserManual;
  expect(kept?.FilePath).toBe(third);
  const without = await call('userManual.save', {
    body: { Disc: 'CS', Description: 'Facts', FilePath: null },
  });
  expect(without.ok.data.ManualUserManual?.FilePath).toBeNull();
});

test('an unattached file is deleted after a day; an attached one stays', async () => {
  const { app, clock } = world.t;
  const call = as(world, 'hrAdmin');
  const { data: FilePath } = (await upload(world, 'hrAdmin', await somePdf())).body;
  await call('userManual.save', { body: { Disc: 'I', Description: 'Talk', FilePath } });
  const { data: id } = (await upload(world, 'hrAdmin', await somePdf())).body;
  await discardManualFilesJob(app.db, clock).run();
  expect(
    await app.db.transaction({ role: 'app', tenantId: world.acme.tenant.id }, (db) =>
      db.selectFrom('user_manual_files').select('id').where('id', 'in', [FilePath, id]).execute(),
    ),
  ).toHaveLength(2);
  clock.advance(LIMITS.looseFileWindow + 1_000);
  await discardManualFilesJob(app.db, clock).run();
  expect(
    await app.db.transaction({ role: 'app', tenantId: world.acme.tenant.id }, (db) =>
      db.selectFrom('user_manual_files').select('id').where('id', 'in', [FilePath, id]).execute(),
    ),
  ).toEqual([{ id: FilePath }]);
});

test('[D-3] an entry changed in another window is not overwritten', async () => {
  const call = as(world, 'observer');
  const save = (Description: string, UpdatedAt?: string) =>
    call('userManual.save', {
      body: { Disc: 'S', Description, ...(UpdatedAt !== undefined && { UpdatedAt }) },
    });
  const read = (await save('One')).ok.data.ManualUserManual?.UpdatedAt ?? '';
  await save('Two', read);
  expect((await save('Three', read)).problem.code).toBe('stale');
  expect((await readManual(world, 'observer', 'observer')).ManualUserManual?.Description).toBe('Two');
});

test('open questions accept only known questions, and a blank answer deletes one', async () => {
  const call = as(world, 'peer');
  const save = (Answers: { Question: string; AnswerChoice: string }[]) =>
    call('userManual.saveAnswers', { body: { Answers } });
  expect((await save([{ Question: 'salary', AnswerChoice: 'More' }])).problem.errors).toEqual([
    { path: 'Answers.0.Question', message: 'This question is not asked.' },
  ]);
  const [first, second] = (await readManual(world, 'peer', 'peer')).Own?.Questions ?? [];
  const both = [first, second].map((question) => ({
    Question: question?.Question ?? '',
    AnswerChoice: 'So',
  }));
  await save(both);
  const { data } = (await save([{ Question: first?.Question ?? '', AnswerChoice: ' ' }])).ok;
  expect(data.Own?.Questions.map(({ AnswerChoice }) => AnswerChoice).slice(0, 2)).toEqual([null, 'So']);
});

test('[UMAN-008] two files in one upload are refused with a sentence, and neither is stored', async () => {
  const part = (name: string, content: string): string =>
    `--line\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n`;
  const pdf = (await somePdf()).toString('latin1');
  const response = await world.t.app.http.inject({
    method: 'POST',
    url: '/api/myusermanual/fileupload',
    headers: {
      authorization: `Bearer ${await world.acme.token('goalAdmin')}`,
      'content-type': 'multipart/form-data; boundary=line',
    },
    payload: Buffer.from(`${part('a.pdf', pdf)}${part('b.pdf', pdf)}--line--\r\n`, 'latin1'),
  });
  const { detail } = response.json<{ detail: string }>();
  expect([response.statusCode, detail]).toEqual([400, 'Please send one file at a time.']);
});
