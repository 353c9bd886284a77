import sharp from 'sharp';
import { startTestApp, uploadFile } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { editRefusal } from '../people.policy.ts';
import { makeOrganisation } from '../testing/organisation.ts';
import type { Organisation, PersonName } from '../testing/organisation.ts';

let app: TestApp;
let acme: Organisation;

beforeAll(async () => {
  app = await startTestApp();
  acme = await makeOrganisation(app);
});
afterAll(() => app.close());

interface Uploaded {
  readonly data: {
    readonly Id: number;
    readonly AvatarImage: { readonly Url: string; readonly ExpiryUTC: string };
  };
}

async function upload(actor: PersonName, target: PersonName, content: Buffer) {
  const response = await uploadFile(app, {
    url: `/api/Profile/Avatar/Upload/${acme.people[target].id}`,
    token: await acme.token(actor),
    content,
  });
  return { status: response.statusCode, body: response.json<Uploaded & { detail?: string }>() };
}

const picture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });

async function read(target: PersonName) {
  const params = { id: acme.people[target].id };
  const token = await acme.token('peer');
  return {
    bundle: (await app.call('people.read', { params }, { token })).ok,
    avatar: (await app.call('people.avatar', { params }, { token })).ok,
    base64: (await app.call('people.avatarBase64', { params }, { token })).ok.data,
  };
}

test('[PROF-039] [PROF-042] [PROF-043] an uploaded picture is redrawn without its location and shown everywhere', async () => {
  const content = await picture()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer();
  expect(content.includes('secret place')).toBe(true);
  const { status, body } = await upload('worker', 'worker', content);
  expect(status).toBe(200);
  const own = await app.app.http.inject({ url: body.data.AvatarImage.Url });
  const { bundle, avatar, base64 } = await read('worker');
  const { Url, ExpiryUTC } = avatar.AvatarImage ?? { Url: '', ExpiryUTC: '' };
  expect(new Date(ExpiryUTC).getTime()).toBeGreaterThan(app.clock.now().getTime());
  expect(avatar.Id).toBe(acme.people.worker.id);
  expect(bundle.Profile.AvatarImage?.Url).toBe(Url);

  const file = await app.app.http.inject({ url: Url });
  expect(file.rawPayload.equals(own.rawPayload)).toBe(true);
  expect(file.headers['content-type']).toBe('image/jpeg');
  expect(file.headers['cache-control']).toContain('immutable');
  expect(file.rawPayload.includes('secret place')).toBe(false);
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
  expect(base64).toBe(`data:image/jpeg;base64,${file.rawPayload.toString('base64')}`);
  const small = await app.app.http.inject({ url: bundle.Profile.Avatar ?? '' });
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 96, height: 96 });
});

test('a new picture has a new address, and the old one is not found; it can be removed', async () => {
  const first = (await upload('lead', 'worker', await picture().png().toBuffer())).body.data.AvatarImage.Url;
  const second = (await upload('ceo', 'worker', await picture(50, 90).png().toBuffer())).body.data.AvatarImage
    .Url;
  expect(second).not.toBe(first);
  expect((await app.app.http.inject({ url: first })).statusCode).toBe(404);
  const params = { id: acme.people.worker.id };
  const remove = async (actor: PersonName) =>
    app.call('people.removeAvatar', { params }, { token: await acme.token(actor) });
  expect((await remove('peer')).problem.code).toBe('denied');
  expect((await remove('worker')).ok).toEqual({ Success: true });
  expect((await app.app.http.inject({ url: second })).statusCode).toBe(404);
  expect((await read('worker')).avatar.AvatarImage).toBeNull();
});

test('[PROF-038] only PNG and JPEG are accepted, by content, whatever the file is called', async () => {
  const wrong = [
    Buffer.from('<html><script>alert(1)</script></html>'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    await picture().webp().toBuffer(),
    await picture().gif().toBuffer(),
    Buffer.alloc(0),
  ];
  for (const content of wrong) {
    const { status, body } = await upload('worker', 'worker', content);
    expect([status, body.detail]).toEqual([400, 'Only PNG and JPG formats are allowed to upload.']);
  }
});

test('a picture with too many pixels, a damaged one and a file that is too large are refused with a sentence', async () => {
  const bomb = await picture(8_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
  expect((await upload('worker', 'worker', bomb)).body.detail).toBe(
    'The picture must have at most 40 megapixels.',
  );
  const half = await picture(600, 600).png().toBuffer();
  expect((await upload('worker', 'worker', half.subarray(0, half.length / 2))).body.detail).toBe(
    'The picture is damaged. Please choose another one.',
  );
  for (const more of [1, 300 * 1024]) {
    const large = await upload('worker', 'worker', Buffer.alloc(10 * 1024 * 1024 + more));
    expect([large.status, large.body.detail]).toEqual([
      400,
      'This file is too large. It must have at most 10 MB.',
    ]);
  }
  expect((await read('worker')).avatar.AvatarImage).toBeNull();
});

test('others’ pictures are for people who may edit the profile; another tenant’s people are not found', async () => {
  const content = await picture().png().toBuffer();
  expect((await upload('peer', 'worker', content)).body.detail).toBe(editRefusal({ role: 'contributor' }));
  const other = await makeOrganisation(app);
  const params = { id: other.people.worker.id };
  const token = await acme.token('ceo');
  expect((await app.call('people.avatar', { params }, { token })).status).toBe(404);
  expect((await app.call('people.removeAvatar', { params }, { token })).status).toBe(404);
});

test('a request without a file says what is missing', async () => {
  const headers = { authorization: `Bearer ${await acme.token('worker')}` };
  const url = `/api/Profile/Avatar/Upload/${acme.people.worker.id}`;
  const plain = await app.app.http.inject({ method: 'POST', url, headers, payload: { FileName: 'x' } });
  expect([plain.statusCode, plain.json<{ detail: string }>().detail]).toEqual([
    400,
    'Please send one file as multipart/form-data.',
  ]);
  const anonymous = await app.app.http.inject({ method: 'POST', url, payload: {} });
  expect(anonymous.statusCode).toBe(401);
});
