import { tenantGroup, userGroup } from '../outbox/index.ts';
import { EventLog } from './event-log.ts';

const [TENANT, USER] = [tenantGroup(1), userGroup(2)];
const [BEGAN, MINUTE] = [1_000_000, 60_000];

function logOf(...events: readonly (readonly [at: number, text: string, id?: number])[]): EventLog {
  const log = new EventLog(BEGAN);
  for (const [at, text, id = null] of events) log.add({ id, group: TENANT, text, at: BEGAN + at });
  return log;
}
const since = (log: EventLog, at: number) => log.since([TENANT, USER], BEGAN + at);

test('what was told at that time or later, to any of the groups, in the order in which it was told', () => {
  const log = logOf([1, 'a'], [2, 'b'], [2, 'c']);
  log.add({ id: null, group: USER, text: 'mine', at: BEGAN + 2 });
  log.add({ id: null, group: userGroup(3), text: 'theirs', at: BEGAN + 3 });
  log.add({ id: null, group: TENANT, text: 'd', at: BEGAN + 3 });
  expect(since(log, 2)).toEqual(['b', 'c', 'mine', 'd']);
  expect(since(log, 4)).toEqual([]);
});

test('what was told twice is told once, where it was told last', () => {
  const log = logOf([1, 'a', 7], [2, 'b', 8], [3, 'a', 7]);
  expect(since(log, 1)).toEqual(['b', 'a']);
  expect(since(log, 3)).toEqual(['a']);
});

test('a clock that was set back does not lose what is told from then on', () => {
  const log = logOf([5_000, 'a'], [1_000, 'b']);
  expect(since(log, 4_000)).toEqual(['a', 'b']);
});

test('what was told before it began, or more than two minutes ago, is not known', () => {
  const log = logOf([1, 'a']);
  expect(since(log, -1)).toBeNull();
  expect(since(log, 0)).toEqual(['a']);
  log.clean(BEGAN + 2 * MINUTE + 1);
  expect(since(log, 0)).toBeNull();
  expect(since(log, 1)).toEqual(['a']);
  log.clean(BEGAN + 3 * MINUTE);
  expect(since(log, MINUTE)).toEqual([]);
});

test('after a break nothing from before it is known for sure', () => {
  const log = logOf([1, 'a']);
  log.break(BEGAN + 10);
  expect(since(log, 9)).toBeNull();
  expect(since(log, 10)).toEqual([]);
});

test('what others told before stands before what was heard since', () => {
  const log = logOf([5, 'new', 3]);
  log.fill(
    [
      { id: 1, group: TENANT, text: 'old', at: BEGAN - 20 },
      { id: 2, group: TENANT, text: 'on its way', at: BEGAN + 5 },
    ],
    BEGAN - MINUTE,
  );
  log.add({ id: null, group: TENANT, text: 'newer', at: BEGAN + 6 });
  expect(since(log, -30)).toEqual(['old', 'on its way', 'new', 'newer']);
  expect(since(log, -MINUTE - 1)).toBeNull();
});

test('a page is told 500 events again, or a quarter of a million letters; beyond that it reads everything', () => {
  const log = new EventLog(BEGAN);
  for (let number = 0; number < 501; number += 1)
    log.add({ id: null, group: TENANT, text: `${number}`, at: BEGAN + number });
  expect(since(log, 1)).toHaveLength(500);
  expect(since(log, 0)).toBeNull();
  const long = logOf([1, 'x'.repeat(200_000)], [2, 'x'.repeat(100_000)]);
  expect(since(long, 2)).toHaveLength(1);
  expect(since(long, 1)).toBeNull();
});

test('of more than it can keep, the oldest are forgotten, and known to be', () => {
  const log = new EventLog(BEGAN);
  for (let number = 0; number < 30_001; number += 1)
    log.add({ id: null, group: userGroup(number % 100), text: `${number}`, at: BEGAN + number });
  expect(log.since([userGroup(0)], BEGAN + 2_999)).toBeNull();
  expect(log.since([userGroup(0)], BEGAN + 3_000)).toHaveLength(271);
});

test('[LIVE-001] a group that may know something else now is not told what it was told before', () => {
  const log = logOf([1, 'a']);
  log.add({ id: null, group: USER, text: 'mine', at: BEGAN + 2 });
  log.change(USER, BEGAN + 5);
  expect(since(log, 1)).toBeNull();
  expect(since(log, 6)).toEqual([]);
  expect(log.since([TENANT], BEGAN + 1)).toEqual(['a']);
});

test('after thousands of events nobody is told which; after a few that were told often, they are', () => {
  const log = new EventLog(BEGAN);
  for (let id = 0; id < 2_001; id += 1)
    log.add({ id: id % 3, group: TENANT, text: `${id % 3}`, at: BEGAN + id });
  expect(since(log, 0)).toBeNull();
  expect(since(log, 1)).toEqual(['0', '1', '2']);
});
