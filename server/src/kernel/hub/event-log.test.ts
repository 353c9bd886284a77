import type { HubGroup } from '../outbox/index.ts';
import { tenantGroup, userGroup } from '../outbox/index.ts';
import { EventLog } from './event-log.ts';

const [TENANT, USER] = [tenantGroup(1), userGroup(2)];
const [BEGAN, MINUTE] = [1_000_000, 60_000];

function logOf(...events: readonly (readonly [at: number, text: string, id?: number])[]): EventLog {
  const log = new EventLog(BEGAN);
  for (const [at, text, id = null] of events) log.add({ id, group: TENANT, text, at: BEGAN + at });
  return log;
}
/** What a page gets that connects now and was away since then. */
const missedBy = (log: EventLog, groups: readonly HubGroup[], at: number) =>
  log.missed({ groups, since: BEGAN + at, position: log.position });
const since = (log: EventLog, at: number) => missedBy(log, [TENANT, USER], at);

test('returns events from that time on, of any of the groups, in the order of delivery', () => {
  const log = logOf([1, 'a'], [2, 'b'], [2, 'c']);
  log.add({ id: null, group: USER, text: 'mine', at: BEGAN + 2 });
  log.add({ id: null, group: userGroup(3), text: 'theirs', at: BEGAN + 3 });
  log.add({ id: null, group: TENANT, text: 'd', at: BEGAN + 3 });
  expect(since(log, 2)).toEqual(['b', 'c', 'mine', 'd']);
  expect(since(log, 4)).toEqual([]);
});

test('an event that was sent twice is returned once, at its last position', () => {
  const log = logOf([1, 'a', 7], [2, 'b', 8], [3, 'a', 7]);
  expect(since(log, 1)).toEqual(['b', 'a']);
  expect(since(log, 3)).toEqual(['a']);
});

test('a clock that was set back does not lose later events', () => {
  const log = logOf([5_000, 'a'], [1_000, 'b']);
  expect(since(log, 4_000)).toEqual(['a', 'b']);
});

test('events from before it began, or more than two minutes ago, are unknown', () => {
  const log = logOf([1, 'a']);
  expect(since(log, -1)).toBeNull();
  expect(since(log, 0)).toEqual(['a']);
  log.clean(BEGAN + 2 * MINUTE + 1);
  expect(since(log, 0)).toBeNull();
  expect(since(log, 1)).toEqual(['a']);
  log.clean(BEGAN + 3 * MINUTE);
  expect(since(log, MINUTE)).toEqual([]);
});

test('after a break, everything before it is uncertain', () => {
  const log = logOf([1, 'a']);
  log.break(BEGAN + 10);
  expect(since(log, 9)).toBeNull();
  expect(since(log, 10)).toEqual([]);
});

test('earlier events of other processes come before those received since', () => {
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

test('a page is sent up to 500 events again, or a quarter of a million characters; beyond that it reads everything', () => {
  const log = new EventLog(BEGAN);
  for (let number = 0; number < 501; number += 1)
    log.add({ id: null, group: TENANT, text: `${number}`, at: BEGAN + number });
  expect(since(log, 1)).toHaveLength(500);
  expect(since(log, 0)).toBeNull();
  const long = logOf([1, 'x'.repeat(200_000)], [2, 'x'.repeat(100_000)]);
  expect(since(long, 2)).toHaveLength(1);
  expect(since(long, 1)).toBeNull();
});

test('beyond its capacity the oldest events are dropped, and known to be missing', () => {
  const log = new EventLog(BEGAN);
  for (let number = 0; number < 30_001; number += 1)
    log.add({ id: null, group: userGroup(number % 100), text: `${number}`, at: BEGAN + number });
  expect(missedBy(log, [userGroup(0)], 2_999)).toBeNull();
  expect(missedBy(log, [userGroup(0)], 3_000)).toHaveLength(271);
});

test('[LIVE-001] a group whose rights may have changed is not sent earlier events again', () => {
  const log = logOf([1, 'a']);
  log.add({ id: null, group: USER, text: 'mine', at: BEGAN + 2 });
  log.change(USER, BEGAN + 5);
  expect(since(log, 1)).toBeNull();
  expect(since(log, 6)).toEqual([]);
  expect(missedBy(log, [TENANT], 1)).toEqual(['a']);
});

test('after thousands of events nothing is replayed; after a few that were sent often, they are', () => {
  const log = new EventLog(BEGAN);
  for (let id = 0; id < 2_001; id += 1)
    log.add({ id: id % 3, group: TENANT, text: `${id % 3}`, at: BEGAN + id });
  expect(since(log, 0)).toBeNull();
  expect(since(log, 1)).toEqual(['0', '1', '2']);
});

describe('[LIVE-001] events only for connected pages', () => {
  const tellNow = (log: EventLog, at: number, group: HubGroup = USER): void =>
    log.add({ id: null, group, text: 'secret', onlyNow: true, at: BEGAN + at });

  test('are not sent to a page that reconnects: it reads everything, and receives later events', () => {
    const log = logOf([1, 'a']);
    tellNow(log, 2);
    log.add({ id: null, group: TENANT, text: 'b', at: BEGAN + 3 });
    expect(since(log, 1)).toBeNull();
    expect(since(log, 3)).toEqual(['b']);
    expect(missedBy(log, [TENANT], 1)).toEqual(['a', 'b']);
  });

  test('are treated so also when sent before this process started, and when sent again', () => {
    const log = logOf();
    const event = { id: 7, group: USER, text: 'secret', onlyNow: true };
    log.fill([{ ...event, at: BEGAN - 10 }], BEGAN - MINUTE);
    expect(since(log, -20)).toBeNull();
    const { position } = log;
    log.add({ ...event, at: BEGAN + 5 });
    expect(log.missed({ groups: [USER], since: BEGAN - 20, position })).toBeNull();
  });

  test('are sent to a page that had connected before', () => {
    const log = logOf([1, 'a']);
    const { position } = log;
    tellNow(log, 2);
    expect(log.missed({ groups: [TENANT, USER], since: BEGAN + 1, position })).toEqual(['a', 'secret']);
  });
});

describe('a page that does not say since when', () => {
  const heardFrom = (log: EventLog, position: number) =>
    log.missed({ groups: [TENANT, USER], since: null, position });

  test('receives events sent since it connected, whatever their time, and none from before', () => {
    const log = logOf([5, 'a'], [5, 'b']);
    const { position } = log;
    expect(heardFrom(log, position)).toEqual([]);
    for (const text of ['c', 'd']) log.add({ id: null, group: TENANT, text, at: BEGAN + 5 });
    log.change(USER, BEGAN + 6);
    expect(heardFrom(log, position)).toEqual(['c', 'd']);
  });

  test('also when old events were dropped since; not when one it waits for was', () => {
    const log = logOf([1, 'a'], [2, 'b'], [MINUTE, 'c']);
    const { position } = log;
    log.add({ id: null, group: TENANT, text: 'd', at: BEGAN + MINUTE });
    log.clean(BEGAN + 2 * MINUTE + 10);
    expect(heardFrom(log, position)).toEqual(['d']);
    log.clean(BEGAN + 10 * MINUTE);
    expect(heardFrom(log, position)).toBeNull();
  });
});

test('a break stays a break when earlier events are filled in', () => {
  const log = logOf();
  log.break(BEGAN + 10);
  log.fill([], BEGAN - MINUTE);
  expect(since(log, 9)).toBeNull();
  expect(since(log, 10)).toEqual([]);
});
