import { MESSAGES } from '@cadence/shared-contract';
import type { ManualWorld } from './testing/manual-world.ts';
import {
  answer,
  as,
  begin,
  complete,
  liveEvents,
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

const REPORT = { flag: 1 } as const;

async function profileDisc(name: 'worker' | 'peer' | 'lead') {
  const params = { id: world.acme.people[name].id };
  return (await as(world, 'ceo')('people.read', { params })).ok.Profile.Disc;
}

test('[UMAN-003] [UMAN-013] [UMAN-015] [UMAN-016] [UMAN-017] from not connected through the assessment to complete', async () => {
  const call = as(world, 'worker');
  const { id } = world.acme.people.worker;
  const none = (await call('userManual.exists', { params: { profileId: id } })).ok;
  expect(none).toMatchObject({ IsExist: false, UserManual: { Status: 0, PublicKey: null, IsOwn: true } });
  const assessment = await begin(world, 'worker');
  const begun = (await call('userManual.exists', { params: { profileId: id } })).ok;
  expect(begun).toMatchObject({
    IsExist: false,
    UserManual: { Status: 3, PublicKey: assessment.PublicKey, Own: { Progress: { Answered: 0, Total: 28 } } },
  });
  expect(begun.UserManual.PrivateKey).toMatch(/^[\w-]{43}$/);
  await answer(world, 'worker', assessment, 'SCID');
  await liveEvents(world);
  const { data } = (await call('userManual.connect', { params: { flag: 0 } })).ok;
  expect(data).toMatchObject({ Status: 4, ManualUserManual: null, Own: { Progress: null } });
  expect(await liveEvents(world)).toEqual([`Tenant user_manual_done ${id}`]);
  expect(await profileDisc('worker')).toBe('S');
});

test('[UMAN-014] [UMAN-018] the report has the type, percentages, scales, answers, details and the name', async () => {
  const call = as(world, 'worker');
  const question = 'userManual.saveAnswers' as const;
  const [first] = (await readManual(world, 'worker', 'worker')).Own?.Questions ?? [];
  const Answers = [{ Question: first?.Question ?? '', AnswerChoice: 'Before ten' }];
  await call(question, { body: { Answers } });
  const publicKey = (await readManual(world, 'worker', 'worker')).PublicKey ?? '';
  const report = (await call('userManual.report', { params: { publicKey, ...REPORT } })).ok;
  expect(report).toMatchObject({
    ...{ UserName: 'Name of worker', Source: 'assessment', Disc: 'S', IsFull: true },
    ...{ Per1: 0, Per2: 25, Per3: 50, Per4: 25 },
    DISC: [{ Disc: 'S', DiscTitle: 'Steadiness' }],
    Questions: [{ Question: first?.Text, AnswerChoice: 'Before ten' }],
    Differences: null,
  });
  expect(report.Scales.map(({ ScaleName, total }) => [ScaleName, total])).toEqual([
    ['Direct/Careful', 88],
    ['Quick/Steady', 88],
    ['Outgoing/Reserved', 50],
    ['Broad/Exact', 63],
  ]);
  expect(report.Details.map(({ Title }) => Title)).toEqual([
    ...['How to speak to me', 'Strengths', 'What tires me'],
    ...['How I decide', 'Under pressure', 'How to give me feedback', 'What I need from a manager'],
  ]);
});

test('[UMAN-006] [UMAN-013] [UMAN-020] [UMAN-021] [UMAN-022] [UMAN-023] an own entry with its PDF', async () => {
  const call = as(world, 'peer');
  const { id } = world.acme.people.peer;
  const empty = await call('userManual.save', { body: { Description: ' ' } });
  expect(empty.problem.errors).toEqual([
    { path: 'Disc', message: MESSAGES.discTypeRequired },
    { path: 'Description', message: MESSAGES.discDescriptionRequired },
  ]);
  await liveEvents(world);
  const saved = (
    await call('userManual.save', { body: { Disc: 'ID', Description: ' I think aloud.\nCall me. ' } })
  ).ok;
  expect(saved.data).toMatchObject({
    Status: 0,
    ManualUserManual: { Disc: 'ID', Description: 'I think aloud.\nCall me.', FilePath: null },
  });
  expect(await liveEvents(world)).toEqual([`Tenant user_manual_updated ${id}`]);
  expect(await profileDisc('peer')).toBe('ID');
  const content = await somePdf();
  const { data: FilePath } = (await upload(world, 'peer', content)).body;
  const attached = (await call('userManual.attach', { body: { FilePath } })).ok;
  expect(attached.data.ManualUserManual).toMatchObject({ FilePath, File: { Size: content.length } });
  const response = await world.t.app.http.inject({
    url: `/api/myusermanual/download/${FilePath}`,
    headers: { authorization: `Bearer ${await world.acme.token('observer')}` },
  });
  expect(response.rawPayload.equals(content)).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; /) as string,
  });
});

test('[UMAN-004] a result replaces an own entry permanently, and only with consent', async () => {
  const call = as(world, 'peer');
  const { FilePath: file } = (await readManual(world, 'peer', 'peer')).ManualUserManual ?? {};
  const refused = await call('userManual.register', { params: { flag: 0 } });
  expect(refused.problem).toMatchObject({
    status: 409,
    title: 'Please confirm first',
    detail: expect.stringContaining(MESSAGES.discReplaced) as string,
  });
  await answer(world, 'peer', await begin(world, 'peer', 1), 'DICS');
  expect(await readManual(world, 'worker', 'peer')).toMatchObject({
    Status: 0,
    ManualUserManual: { Disc: 'ID' },
  });
  expect((await call('userManual.connect', { params: { flag: 0 } })).problem.status).toBe(409);
  expect((await call('userManual.connect', { params: { flag: 1 } })).ok.data).toMatchObject({
    Status: 4,
    ManualUserManual: null,
  });
  const again = await call('userManual.save', { body: { Disc: 'S', Description: 'Back' } });
  expect(again.problem).toMatchObject({
    status: 409,
    detail: expect.stringContaining('cannot replace') as string,
  });
  expect((await call('userManual.download', { params: { id: file ?? '' } })).status).toBe(404);
  expect(await profileDisc('peer')).toBe('D');
});

test('[UMAN-019] a description of every type is suggested from our own texts', async () => {
  const call = as(world, 'lead');
  const texts = new Set<string>();
  for (const Disc of ['D', 'DI', 'ID', 'CS'] as const) {
    const { Description, Label } = (await call('userManual.suggest', { body: { Disc } })).ok;
    expect(Label).toBe('Composed from our texts for the type');
    texts.add(Description);
  }
  expect(texts.size).toBe(4);
  expect((await readManual(world, 'lead', 'lead')).ManualUserManual).toBeNull();
});

test('[UMAN-001] the reader sees the differences only if both have a manual', async () => {
  const publicKey = (await readManual(world, 'lead', 'worker')).PublicKey ?? '';
  const read = async (name: 'lead' | 'peer') =>
    (await as(world, name)('userManual.report', { params: { publicKey, ...REPORT } })).ok;
  expect(await read('lead')).toMatchObject({ Differences: null, Viewer: null });
  const { Differences, Viewer } = await read('peer');
  expect(Viewer).toEqual({ Per1: 50, Per2: 25, Per3: 0, Per4: 25 });
  expect(
    Differences?.map(({ ScaleName, IsAlike, Own, Theirs }) => [ScaleName, IsAlike, Own, Theirs]),
  ).toEqual([
    ['Direct/Careful', false, 13, 88],
    ['Quick/Steady', false, 13, 88],
    ['Broad/Exact', false, 38, 63],
    ['Outgoing/Reserved', true, 50, 50],
  ]);
  expect(Differences?.[0]?.Text).toContain('Name');
});

test('[UMAN-012] everyone who sees the profile can get the report as a PDF', async () => {
  const response = await world.t.app.http.inject({
    url: `/api/myusermanual/Pdf/${world.acme.people.worker.id}/1`,
    headers: { authorization: `Bearer ${await world.acme.token('observer')}` },
  });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the manager and those above see the team on one wheel, and nothing about people without a manual', async () => {
  const { lead, worker, invited } = world.acme.people;
  const params = { managerId: lead.id };
  for (const name of ['lead', 'head', 'ceo'] as const) {
    const team = (await as(world, name)('userManual.team', { params })).ok;
    expect(team.People).toMatchObject([{ Person: { Id: worker.id }, Disc: 'S', Per3: 50 }]);
    expect(team.Without).toEqual([
      { Person: expect.objectContaining({ Id: invited.id }) as object, IsInvited: true },
    ]);
    expect(team.Gaps.map(({ Trait }) => Trait)).toEqual(['D', 'I', 'C']);
  }
  for (const name of ['worker', 'peer', 'hrAdmin', 'orgAdmin', 'observer'] as const)
    expect((await as(world, name)('userManual.team', { params })).problem.code).toBe('denied');
});

test('removing one’s own manual deletes everything in it', async () => {
  await complete(world, 'head', 'CSDI');
  const call = as(world, 'head');
  const { PublicKey } = await readManual(world, 'worker', 'head');
  expect((await call('userManual.remove', {})).ok).toEqual({ Success: true });
  const params = { publicKey: PublicKey ?? '', ...REPORT };
  expect((await call('userManual.report', { params })).status).toBe(404);
  expect(await readManual(world, 'head', 'head')).toMatchObject({ Status: 0, PublicKey: null });
  expect((await call('userManual.remove', {})).ok).toEqual({ Success: true });
});
