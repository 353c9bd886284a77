import { ManualClock } from '../clock/clock.ts';
import { createRemoteHealth } from './remote-health.ts';

const RELEASE = { remote: 'goals', version: '1.2.0' };
const FAILED = { ...RELEASE, phase: 'module' };
const MINUTE = 60_000;

function open() {
  const clock = new ManualClock('2026-10-05T09:00:00Z');
  return { clock, health: createRemoteHealth({ clock }) };
}

test('a person counts once, however many pages report', () => {
  const { health } = open();
  for (const person of ['1:7', '1:7', '1:8', '2:7'])
    health.record(person, { loaded: [RELEASE, RELEASE], failed: [] });
  health.record('1:8', { loaded: [RELEASE], failed: [FAILED, { ...FAILED, phase: 'render' }] });
  expect(health.read(RELEASE)).toEqual({ people: 3, failing: 1 });
});

test('who only failed has used the release, too', () => {
  const { health } = open();
  health.record('1:7', { loaded: [], failed: [FAILED] });
  expect(health.read(RELEASE)).toEqual({ people: 1, failing: 1 });
});

test('versions of a remote and remotes are counted apart', () => {
  const { health } = open();
  health.record('1:7', { loaded: [RELEASE], failed: [{ ...FAILED, version: '1.3.0' }] });
  expect(health.read(RELEASE)).toEqual({ people: 1, failing: 0 });
  expect(health.read({ ...RELEASE, version: '1.3.0' })).toEqual({ people: 1, failing: 1 });
  expect(health.read({ ...RELEASE, remote: 'people' })).toEqual({ people: 0, failing: 0 });
});

test('a report counts for ten minutes, a failure for ten minutes since the latest one', () => {
  const { clock, health } = open();
  health.record('1:7', { loaded: [], failed: [FAILED] });
  clock.advance(9 * MINUTE);
  health.record('1:7', { loaded: [RELEASE], failed: [] });
  expect(health.read(RELEASE)).toEqual({ people: 1, failing: 1 });
  clock.advance(MINUTE);
  expect(health.read(RELEASE)).toEqual({ people: 1, failing: 0 });
  clock.advance(9 * MINUTE);
  expect(health.read(RELEASE)).toEqual({ people: 0, failing: 0 });
});

test('at most 20,000 people are kept per release, the latest ones', () => {
  const { clock, health } = open();
  health.record('first', { loaded: [], failed: [FAILED] });
  for (let person = 0; person < 20_000; person += 1)
    health.record(String(person), { loaded: [], failed: [FAILED] });
  expect(health.read(RELEASE)).toEqual({ people: 20_000, failing: 20_000 });
  clock.advance(MINUTE);
  health.record('19999', { loaded: [RELEASE], failed: [] });
  expect(health.read(RELEASE).people).toBe(20_000);
});

test('at most 200 releases are kept, the ones that were reported last', () => {
  const { health } = open();
  health.record('1:7', { loaded: [RELEASE], failed: [] });
  const others = Array.from({ length: 199 }, (_, patch) => ({ remote: 'people', version: `2.0.${patch}` }));
  health.record('1:7', { loaded: [...others, RELEASE, { remote: 'people', version: '3.0.0' }], failed: [] });
  expect(health.read(RELEASE).people).toBe(1);
  expect(health.read({ remote: 'people', version: '2.0.0' }).people).toBe(0);
  expect(health.read({ remote: 'people', version: '2.0.1' }).people).toBe(1);
});

test('listeners are called after each record until they stop, and one that throws harms nobody', () => {
  const { health } = open();
  const read: number[] = [];
  health.onRecord(() => {
    throw new Error('planted');
  });
  const stop = health.onRecord(() => read.push(health.read(RELEASE).people));
  health.record('1:7', { loaded: [RELEASE], failed: [] });
  health.record('1:8', { loaded: [RELEASE], failed: [] });
  stop();
  health.record('1:9', { loaded: [RELEASE], failed: [] });
  expect(read).toEqual([1, 2]);
});
