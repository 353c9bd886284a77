import { ManualClock } from '../clock/clock.ts';
import { createRemoteHealth, sumUses, type Reporter } from './remote-health.ts';

const RELEASE = { remote: 'goals', version: '1.2.0' };
const FAILED = { ...RELEASE, phase: 'module' };
const MINUTE = 60_000;

/** `acme:7` */
function who(text: string): Reporter {
  const [tenant = '', person] = text.split(':');
  return { tenant, person: Number(person) };
}

function open() {
  const clock = new ManualClock('2026-10-05T09:00:00Z');
  const health = createRemoteHealth({ clock });
  const readAll = (release: Parameters<typeof health.read>[0]) => sumUses(health.read(release).values());
  return { clock, health, readAll };
}

test('a person counts once in their organisation, however many pages report', () => {
  const { health } = open();
  for (const person of ['acme:7', 'acme:7', 'acme:8', 'globex:7'])
    health.record(who(person), { loaded: [RELEASE, RELEASE], failed: [] });
  health.record(who('acme:8'), { loaded: [RELEASE], failed: [FAILED, { ...FAILED, phase: 'render' }] });
  const uses = { acme: { people: 2, failing: 1 }, globex: { people: 1, failing: 0 } };
  expect(Object.fromEntries(health.read(RELEASE))).toEqual(uses);
});

test('who only failed has used the release, too', () => {
  const { health, readAll } = open();
  health.record(who('acme:7'), { loaded: [], failed: [FAILED] });
  expect(readAll(RELEASE)).toEqual({ people: 1, failing: 1 });
});

test('versions of a remote and remotes are counted apart', () => {
  const { health, readAll } = open();
  health.record(who('acme:7'), { loaded: [RELEASE], failed: [{ ...FAILED, version: '1.3.0' }] });
  expect(readAll(RELEASE)).toEqual({ people: 1, failing: 0 });
  expect(readAll({ ...RELEASE, version: '1.3.0' })).toEqual({ people: 1, failing: 1 });
  expect(readAll({ ...RELEASE, remote: 'people' })).toEqual({ people: 0, failing: 0 });
});

test('a report counts for ten minutes, a failure for ten minutes since the latest one', () => {
  const { clock, health, readAll } = open();
  health.record(who('acme:7'), { loaded: [], failed: [FAILED] });
  clock.advance(9 * MINUTE);
  health.record(who('acme:7'), { loaded: [RELEASE], failed: [] });
  expect(readAll(RELEASE)).toEqual({ people: 1, failing: 1 });
  clock.advance(MINUTE);
  expect(readAll(RELEASE)).toEqual({ people: 1, failing: 0 });
  clock.advance(9 * MINUTE);
  expect(readAll(RELEASE)).toEqual({ people: 0, failing: 0 });
});

test('at most 20,000 people are kept per release, the latest ones', () => {
  const { clock, health, readAll } = open();
  health.record(who('globex:1'), { loaded: [], failed: [FAILED] });
  for (let person = 0; person < 20_000; person += 1)
    health.record({ tenant: 'acme', person }, { loaded: [], failed: [FAILED] });
  expect(readAll(RELEASE)).toEqual({ people: 20_000, failing: 20_000 });
  clock.advance(MINUTE);
  health.record(who('acme:19999'), { loaded: [RELEASE], failed: [] });
  expect(readAll(RELEASE).people).toBe(20_000);
});

test('at most 200 releases are kept, the ones that were reported last', () => {
  const { health, readAll } = open();
  health.record(who('acme:7'), { loaded: [RELEASE], failed: [] });
  const others = Array.from({ length: 199 }, (_, patch) => ({ remote: 'people', version: `2.0.${patch}` }));
  health.record(who('acme:7'), {
    loaded: [...others, RELEASE, { remote: 'people', version: '3.0.0' }],
    failed: [],
  });
  expect(readAll(RELEASE).people).toBe(1);
  expect(readAll({ remote: 'people', version: '2.0.0' }).people).toBe(0);
  expect(readAll({ remote: 'people', version: '2.0.1' }).people).toBe(1);
});

test('listeners are called after each record until they stop, and one that throws harms nobody', () => {
  const { health, readAll } = open();
  const read: number[] = [];
  health.onRecord(() => {
    throw new Error('planted');
  });
  const stop = health.onRecord(() => read.push(readAll(RELEASE).people));
  health.record(who('acme:7'), { loaded: [RELEASE], failed: [] });
  health.record(who('acme:8'), { loaded: [RELEASE], failed: [] });
  stop();
  health.record(who('acme:9'), { loaded: [RELEASE], failed: [] });
  expect(read).toEqual([1, 2]);
});
