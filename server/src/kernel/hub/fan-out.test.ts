import { tenantGroup, userGroup } from '../outbox/index.ts';
import { FanOut } from './fan-out.ts';
import { Groups } from './groups.ts';
import { Parcel } from './parcel.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

class Page {
  readonly parcels: Parcel[] = [];
  send(parcel: Parcel): void {
    this.parcels.push(parcel);
  }
  get heard(): readonly string[] {
    return this.parcels.map(({ text }) => text);
  }
}

/** Two pages among others of the tenant, and a way to send to them. */
function crowd(size = 2_000) {
  const groups = new Groups<Page>();
  const [one, other] = [new Page(), new Page()];
  const others = Array.from({ length: size - 2 }, () => new Page());
  for (const page of [one, other, ...others]) groups.join(tenantGroup(1), page);
  groups.join(userGroup(1), one);
  return { one, other, groups, fanOut: new FanOut(groups) };
}

test('the first event is sent at once; those that follow closely are sent together, in order', () => {
  const { one, other, fanOut } = crowd();
  fanOut.send(tenantGroup(1), 'a');
  expect([one.heard, other.heard]).toEqual([['a'], ['a']]);
  fanOut.send(tenantGroup(1), 'b');
  fanOut.send(userGroup(1), 'c');
  fanOut.send(tenantGroup(1), 'd');
  jest.advanceTimersByTime(399);
  expect(other.heard).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect([one.heard, other.heard]).toEqual([
    ['a', 'bcd'],
    ['a', 'bd'],
  ]);
  jest.advanceTimersByTime(400);
  fanOut.send(tenantGroup(1), 'e');
  expect(other.heard).toEqual(['a', 'bd', 'e']);
});

test('a small group receives each event at once', () => {
  const { one, fanOut } = crowd(4);
  for (const text of ['a', 'b', 'c']) fanOut.send(tenantGroup(1), text);
  expect(one.heard).toEqual(['a', 'b', 'c']);
});

test('listeners with the same records share one parcel', () => {
  const { one, other, groups, fanOut } = crowd();
  fanOut.send(tenantGroup(1), 'a');
  expect(one.parcels[0]).toBe(other.parcels[0]);
  const third = new Page();
  groups.join(tenantGroup(1), third);
  for (const text of ['b', 'c']) fanOut.send(tenantGroup(1), text);
  fanOut.send(userGroup(1), 'd');
  fanOut.flush();
  expect(third.parcels[0]).toBe(other.parcels[1]);
  expect(one.heard).toEqual(['a', 'bcd']);
});

test('a large amount does not wait, and nothing waits for an empty group', () => {
  const { one, fanOut } = crowd();
  fanOut.send(userGroup(2), 'nobody’s');
  fanOut.send(tenantGroup(1), 'a');
  fanOut.send(tenantGroup(1), 'x'.repeat(65_537));
  expect(one.heard).toHaveLength(2);
});

test('a clock that was set back delays nothing', () => {
  const { one, fanOut } = crowd();
  fanOut.send(tenantGroup(1), 'a');
  jest.setSystemTime(Date.now() - 3_600_000);
  fanOut.send(tenantGroup(1), 'b');
  expect(one.heard).toEqual(['a', 'b']);
});

test.each([
  [0, [0x81, 0]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [65_535, [0x81, 126, 0xff, 0xff]],
  [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a frame of %d bytes begins as RFC 6455 requires', (length, header) => {
  const text = 'é'.repeat(length / 2) + 'x'.repeat(length % 2);
  const { frame } = new Parcel(text);
  expect([...frame.subarray(0, header.length)]).toEqual(header);
  expect(frame.subarray(header.length).toString()).toBe(text);
  expect(frame).toHaveLength(header.length + length);
});

describe('a long round', () => {
  /** A crowd whose pages take a millisecond each, by the clock. */
  function slowCrowd(size: number) {
    const world = crowd(size);
    let clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
    const pages = [...world.groups.of(tenantGroup(1))];
    for (const page of pages) {
      const send = page.send.bind(page);
      page.send = (parcel) => {
        clock += 1;
        send(parcel);
      };
    }
    const sentTo = (text: string): number =>
      pages.filter(({ heard }) => heard.join('').includes(text)).length;
    return { ...world, pages, sentTo };
  }
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => void jest.restoreAllMocks());
  const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  test('is sent in slices, between which other work runs', async () => {
    const { fanOut, sentTo } = slowCrowd(40);
    fanOut.send(tenantGroup(1), 'a');
    expect(sentTo('a')).toBe(8);
    await nextTurn();
    expect(sentTo('a')).toBe(16);
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    expect(sentTo('a')).toBe(40);
  });

  test('is complete before the next one, also for its last members', async () => {
    const { fanOut, pages, sentTo } = slowCrowd(40);
    fanOut.send(tenantGroup(1), 'a');
    jest.setSystemTime(Date.now() + 1_000);
    fanOut.send(tenantGroup(1), 'b');
    expect([sentTo('a'), sentTo('b')]).toEqual([8, 0]);
    for (let turn = 0; turn < 12; turn += 1) await nextTurn();
    expect(pages.map(({ heard }) => heard)).toEqual(pages.map(() => ['a', 'b']));
  });

  test('is finished at once when something else is to be sent', async () => {
    const { fanOut, sentTo } = slowCrowd(40);
    fanOut.send(tenantGroup(1), 'a');
    fanOut.send(tenantGroup(1), 'b');
    fanOut.flush();
    expect([sentTo('a'), sentTo('b')]).toEqual([40, 40]);
    await nextTurn();
    expect(sentTo('a')).toBe(40);
  });

  test('counts as unsent until it is complete', () => {
    const { fanOut } = slowCrowd(40);
    expect(fanOut.sentUntil).toBe(Infinity);
    const began = Date.now();
    fanOut.send(tenantGroup(1), 'a');
    jest.setSystemTime(began + 3);
    fanOut.send(tenantGroup(1), 'b');
    expect(fanOut.sentUntil).toBe(began);
    fanOut.flush();
    expect(fanOut.sentUntil).toBe(Infinity);
  });

  test('and the events that wait behind it do not reach pages that come later', async () => {
    const { fanOut, groups } = slowCrowd(40);
    const late = new Page();
    fanOut.send(tenantGroup(1), 'a');
    fanOut.send(tenantGroup(1), 'b');
    fanOut.welcome(() => groups.join(tenantGroup(1), late));
    fanOut.flush();
    fanOut.send(tenantGroup(1), 'c');
    fanOut.flush();
    expect(late.heard).toEqual(['c']);
  });

  test('blocks other work when events come faster than they can be sent', () => {
    const { fanOut, sentTo } = slowCrowd(40);
    for (let event = 0; event < 9; event += 1) {
      jest.setSystemTime(Date.now() + 1_000);
      fanOut.send(tenantGroup(1), String(event));
    }
    expect([sentTo('0'), sentTo('7'), sentTo('8')]).toEqual([40, 40, 8]);
  });

  test('continues when one send fails', async () => {
    const { fanOut, pages, sentTo } = slowCrowd(40);
    const [first] = pages;
    if (first)
      first.send = () => {
        throw new Error('gone');
      };
    fanOut.send(tenantGroup(1), 'a');
    for (let turn = 0; turn < 6; turn += 1) await nextTurn();
    expect(sentTo('a')).toBe(39);
  });
});

test('a newcomer whose join fails keeps neither the next one nor the present pages from receiving events', () => {
  const { one, groups, fanOut } = crowd();
  const next = new Page();
  fanOut.send(tenantGroup(1), 'a');
  fanOut.send(tenantGroup(1), 'b');
  fanOut.welcome(() => {
    throw new Error('gone');
  });
  fanOut.welcome(() => groups.join(tenantGroup(1), next));
  jest.advanceTimersByTime(400);
  fanOut.send(tenantGroup(1), 'c');
  jest.advanceTimersByTime(400);
  expect([one.heard, next.heard]).toEqual([['a', 'b', 'c'], ['c']]);
});

test('however many records wait for a round, its pages are iterated once', () => {
  const { one, other, groups, fanOut } = crowd();
  fanOut.send(tenantGroup(1), 'a');
  const seen = jest.spyOn(groups.of(tenantGroup(1)), Symbol.iterator);
  for (let count = 0; count < 50; count += 1) fanOut.send(tenantGroup(1), 'b');
  fanOut.send(userGroup(1), 'c');
  jest.advanceTimersByTime(400);
  expect(seen).toHaveBeenCalledTimes(1);
  expect([one.heard.at(-1), other.heard.at(-1)]).toEqual([`${'b'.repeat(50)}c`, 'b'.repeat(50)]);
});
