import sharp from 'sharp';
import { startTestApp, uploadFile } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { AVATAR_FILES } from './avatar-url.ts';
import { makeOrganisation } from '../testing/organisation.ts';
import type { Organisation, PersonName } from '../testing/organisation.ts';

let app: TestApp;
let acme: Organisation;
let other: Organisation;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  acme = await makeOrganisation(app);
  other = await makeOrganisation(app);
  await upload('worker', 'red');
});
afterAll(() => app.close());

async function upload(name: PersonName, background: string) {
  const content = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const url = `/api/Profile/Avatar/Upload/${acme.people[name].id}`;
  const response = await uploadFile(app, { url, token: await acme.token(name), content });
  expect(response.statusCode).toBe(200);
}

async function avatarFor(viewer: PersonName) {
  const input = { params: { id: acme.people.worker.id } };
  return (await app.call('people.avatar', input, { token: await acme.token(viewer) })).ok.AvatarImage;
}

async function addressFor(viewer: PersonName): Promise<string> {
  const image = await avatarFor(viewer);
  if (!image) throw new Error('no picture');
  return image.Url;
}

const open = (url: string, headers: Record<string, string> = {}) =>
  app.app.http.inject({ url, headers: { host: `${acme.tenant.subdomain}.cadence.example`, ...headers } });

async function statusOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  return (await open(url, headers)).statusCode;
}

const setStatus = async (id: 'people.deactivate' | 'people.activate', target: PersonName) =>
  (await app.call(id, { params: { id: acme.people[target].id } }, { token: await acme.token('ceo') })).ok;

test('[D-117] a picture opens at its own organisation’s host and at neutral ones, never at another organisation’s', async () => {
  const url = await addressFor('peer');
  expect(await statusOf(url)).toBe(200);
  expect(await statusOf(url, { host: 'localhost' })).toBe(200);
  expect(await statusOf(url, { host: `${other.tenant.subdomain}.cadence.example` })).toBe(404);
});

test('[D-117] the address expires when it says, and is the same for the whole day', async () => {
  const first = await avatarFor('peer');
  app.clock.advance(3_600_000);
  expect(await avatarFor('peer')).toEqual(first);
  const { Url, ExpiryUTC } = first ?? { Url: '', ExpiryUTC: '' };
  app.clock.set(new Date(Date.parse(ExpiryUTC) - 1_000));
  expect(await statusOf(Url)).toBe(200);
  app.clock.set(new Date(ExpiryUTC));
  expect(await statusOf(Url)).toBe(404);
});

test('[D-117] an address with any part changed is not found', async () => {
  const url = await addressFor('peer');
  const [address = ''] = url.slice(`${AVATAR_FILES}/`.length).split('/');
  const [tenant = '', person = '', viewer = '', day = '', ...signature] = address.split('-');
  const changed = [
    [other.tenant.id, person, viewer, day],
    [tenant, acme.people.lead.id, viewer, day],
    [tenant, person, acme.people.head.id, day],
    [tenant, person, viewer, Number(day) + 1],
  ].map((parts) => [...parts, ...signature].join('-'));
  const flipped = address.slice(0, -2) + (address.endsWith('AA') ? 'BB' : 'AA');
  for (const wrong of [...changed, flipped, `${tenant}-${person}`, 'x'])
    expect([wrong, await statusOf(`${AVATAR_FILES}/${wrong}/large.jpg`)]).toEqual([wrong, 404]);
  expect(await statusOf(`${AVATAR_FILES}/${address}/huge.jpg`)).toBe(404);
  expect(await statusOf(url)).toBe(200);
});

test('[D-117] deactivation ends a person’s picture and the addresses given to them, until reactivation', async () => {
  const given = await addressFor('peer');
  await setStatus('people.deactivate', 'peer');
  expect(await statusOf(given)).toBe(404);
  const shown = await addressFor('ceo');
  await setStatus('people.deactivate', 'worker');
  expect(await statusOf(shown)).toBe(404);
  expect(await avatarFor('ceo')).toBeNull();
  await setStatus('people.activate', 'worker');
  expect(await statusOf(await addressFor('ceo'))).toBe(200);
});

test('[D-117] a new picture has a new address, and the previous one ends at once', async () => {
  const before = await addressFor('peer');
  await upload('worker', 'blue');
  const after = await addressFor('peer');
  expect(after).not.toBe(before);
  expect(await statusOf(before)).toBe(404);
  expect(await statusOf(after)).toBe(200);
});

test('[D-117] browsers cache a picture as long as its address is valid, and revalidate it with its ETag', async () => {
  const url = await addressFor('peer');
  const first = await open(url);
  const seconds = Number(
    /^private, max-age=(\d+), immutable$/.exec(String(first.headers['cache-control']))?.[1],
  );
  const end = Date.parse((await avatarFor('peer'))?.ExpiryUTC ?? '');
  expect(app.clock.now().getTime() + seconds * 1_000).toBe(end);
  const again = await open(url, { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(await statusOf(url, { 'if-none-match': '"other"' })).toBe(200);
});

test('[D-117] every viewer has a separate address, and none of them reveals the key', async () => {
  const urls = [await addressFor('peer'), await addressFor('lead')];
  expect(new Set(urls).size).toBe(2);
  const { key } = await app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, (db) =>
    db.selectFrom('avatars').select('key').executeTakeFirstOrThrow(),
  );
  for (const url of urls) expect(url).not.toContain(key);
});
