import {
  applyOverrides,
  clearOverrides,
  isAllowedOrigin,
  readOverrides,
  withoutOverrides,
} from './overrides.ts';
import { makeDescriptor, makeEntry, makeRegistry, makeStorage } from './testing/fixtures.ts';

const LOCAL = ['http://localhost:*'];
const url = 'http://localhost:4101/mf-manifest.json';

test('an override of the address lasts for the browser session, until it is cleared', () => {
  const session = makeStorage();
  expect(readOverrides(`?mfe=goals@${url}`, LOCAL, session)).toEqual([{ remote: 'goals', url }]);
  expect(readOverrides('', LOCAL, session)).toEqual([{ remote: 'goals', url }]);
  const other = 'http://localhost:4102/mf-manifest.json';
  expect(readOverrides(`?mfe=goals@${other}&mfe=people@${url}`, LOCAL, session)).toEqual([
    { remote: 'goals', url: other },
    { remote: 'people', url },
  ]);
  clearOverrides(session);
  expect(readOverrides('', LOCAL, session)).toEqual([]);
});

test('of two overrides of one remote the last one counts', () => {
  const other = 'http://localhost:4102/mf-manifest.json';
  expect(readOverrides(`?mfe=goals@${url}&mfe=goals@${other}`, LOCAL, makeStorage())).toEqual([
    { remote: 'goals', url: other },
  ]);
});

test.each([
  ['another host', 'goals@http://evil.example/mf-manifest.json'],
  ['a host that only looks allowed', 'goals@http://localhost.evil.example:80/m.json'],
  ['another protocol', 'goals@https://localhost:4101/m.json'],
  ['a script', 'goals@javascript:alert(1)'],
  ['no address', 'goals'],
  ['no name', `@${url}`],
])('%s is no override', (_name, value) => {
  const session = makeStorage();
  expect(readOverrides(`?mfe=${encodeURIComponent(value)}`, LOCAL, session)).toEqual([]);
});

test('in production no origin is allowed, not even a remembered one', () => {
  const session = makeStorage();
  readOverrides(`?mfe=goals@${url}`, LOCAL, session);
  expect(readOverrides('', [], session)).toEqual([]);
  expect(isAllowedOrigin('https://cdn.example/m.json', ['https://cdn.example'])).toBe(true);
});

test('the address can be freed from overrides', () => {
  expect(withoutOverrides(`http://acme.localhost:8080/v3/home?tab=a&mfe=goals@${url}`)).toBe(
    'http://acme.localhost:8080/v3/home?tab=a',
  );
});

test('an override brings its own descriptor, for a remote that is not released too', async () => {
  const descriptor = makeDescriptor('goals', { requires: { react: '^19.0.0' } });
  const fetch = async (asked: unknown): Promise<Response> =>
    String(asked).includes('remote.json')
      ? Response.json(descriptor)
      : Response.json({ metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } } });
  const { remotes } = await applyOverrides(makeRegistry({}), [{ remote: 'goals', url }], fetch);
  expect(remotes['goals']).toMatchObject({
    entry: 'http://localhost:4101/remoteEntry.js',
    integrity: '',
    requires: { react: '^19.0.0' },
    descriptor: { name: 'goals' },
  });
});

test('an override that does not answer keeps the released routes and has no entry to load', async () => {
  const registry = makeRegistry({ goals: makeEntry('goals') });
  const away = async (): Promise<Response> => new Response('', { status: 502 });
  const { remotes } = await applyOverrides(
    registry,
    [
      { remote: 'goals', url },
      { remote: 'new', url },
    ],
    away,
  );
  expect(Object.keys(remotes)).toEqual(['goals']);
  expect(remotes['goals']).toMatchObject({ entry: '', manifest: url, descriptor: { name: 'goals' } });
});
