import { InstanceWatch } from './instances.ts';
import type { SharedInstance } from './remote-runtime.ts';
import { makeEntry, makeRegistry } from './testing/fixtures.ts';

const INSTANCES = Symbol.for('cadence.instances');
const SCRIPTS = 'webpackChunkcadence_goals';
const registry = makeRegistry({ goals: makeEntry('goals'), people: makeEntry('people') });
const own: SharedInstance = { name: 'react', version: '19.3.1', from: 'cadence_shell', isOwn: true };

const announced: unknown = Reflect.get(globalThis, INSTANCES);
afterEach(() => {
  Reflect.set(globalThis, INSTANCES, announced);
  Reflect.deleteProperty(globalThis, SCRIPTS);
});

const createWatch = (shared: readonly SharedInstance[] = [own]): InstanceWatch =>
  new InstanceWatch({ registry, listShared: () => shared });

test('with the shell’s instances alone there is no fault', () => {
  Reflect.set(globalThis, INSTANCES, [['@cadence/shared-auth', 'at http://acme/assets/main.js:1:1']]);
  Reflect.set(globalThis, SCRIPTS, [[[1], { 7: () => 'react' }]]);
  const watch = createWatch();
  expect(watch.examine('goals')).toEqual([]);
  expect(watch.faults).toEqual([]);
});

test('a package that a remote puts among the shared ones is its fault', () => {
  const theirs = { name: 'react', version: '18.3.1', from: 'cadence_people', isOwn: false };
  const [fault] = createWatch([own, theirs]).examine('people');
  expect(fault).toMatchObject({ name: 'react', remote: 'people', how: 'shared' });
  expect(fault?.sentence).toMatch(
    /^people puts its own react 18\.3\.1 among the shared modules\. Build it with/,
  );
});

test('a package that starts a second time is the fault of the remote whose script started it', () => {
  Reflect.set(globalThis, INSTANCES, [
    ['@cadence/shared-auth', 'at http://acme/assets/main.js:1:1'],
    ['@cadence/shared-auth', 'at x (http://acme/remotes/people/1.0.0-b.1/12.js:1:1)'],
  ]);
  expect(createWatch().examine('people')).toMatchObject([
    { name: '@cadence/shared-auth', remote: 'people', how: 'bundled' },
  ]);
});

test.each([
  ['react', 't.prototype.isReactComponent={}'],
  ['react-dom', 'var k="__reactContainer$"+r'],
  ['react-router', 'window.__reactRouterVersion="7"'],
  ['@tanstack/react-query', 'throw Error("No QueryClient set, use QueryClientProvider to set one")'],
])('%s in the scripts of a remote is found, once', (name, code) => {
  const factory = Object.assign(() => undefined, { toString: () => code });
  Reflect.set(globalThis, SCRIPTS, [[[1], { 7: factory }]]);
  const watch = createWatch();
  expect(watch.examine('goals')).toMatchObject([{ name, remote: 'goals', how: 'bundled' }]);
  expect(watch.examine('goals')).toEqual([]);
  expect(watch.faults).toHaveLength(1);
});

test('reading what the shell has is no copy of it', () => {
  const uses = 'var i=t.prototype.isReactComponent===true';
  Reflect.set(globalThis, SCRIPTS, [[[1], { 7: Object.assign(() => undefined, { toString: () => uses }) }]]);
  expect(createWatch().examine('goals')).toEqual([]);
});
