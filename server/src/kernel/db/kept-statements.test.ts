import { KeptStatements, Losses } from './kept-statements.ts';

test('a statement has a name from its second time on, and keeps it', () => {
  const kept = new KeptStatements();
  expect(kept.nameOf('select 1')).toBeUndefined();
  const name = kept.nameOf('select 1');
  expect(name).toEqual(expect.any(String));
  expect(kept.nameOf('select 1')).toBe(name);
  kept.nameOf('select 2');
  expect(kept.nameOf('select 2')).not.toBe(name);
});

test('names are short enough for PostgreSQL, and no two connections have one in common', () => {
  const [one, other] = [new KeptStatements(), new KeptStatements()].map((kept) => {
    kept.nameOf('select 1');
    return kept.nameOf('select 1') ?? '';
  });
  expect(one).not.toBe(other);
  expect(one?.length).toBeLessThan(60);
});

test('texts without end fill neither memory', () => {
  const kept = new KeptStatements();
  for (let at = 0; at < 10_000; at += 1) expect(kept.nameOf(`select once ${at}`)).toBeUndefined();
  const names = new Set<string | undefined>();
  for (let at = 0; at < 3_000; at += 1) {
    kept.nameOf(`select ${at}`);
    names.add(kept.nameOf(`select ${at}`));
  }
  names.delete(undefined);
  expect(names.size).toBe(400);
  expect(kept.nameOf('select 0')).toEqual(expect.any(String));
});

describe('what was lost', () => {
  const MINUTE = 60_000;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Two connections of one process that keep both statements. */
  function open() {
    const losses = new Losses();
    const connections = [new KeptStatements(losses), new KeptStatements(losses)] as const;
    for (const kept of [...connections, ...connections]) for (const text of ['one', 'two']) kept.nameOf(text);
    const names = (text: string) => connections.map((kept) => kept.nameOf(text));
    return { connections, names };
  }

  test('an outdated statement is not kept for a minute, then under other names, on all connections', () => {
    const { connections, names } = open();
    const [before, others] = [names('one'), names('two')];
    connections[0].noteLoss('outdated', 'one');
    expect([names('one'), names('two')]).toEqual([[undefined, undefined], others]);
    jest.advanceTimersByTime(MINUTE);
    const after = names('one');
    expect(after).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set([...before, ...after, ...others]).size).toBe(6);
    expect(names('one')).toEqual(after);
  });

  test('when the database forgets statements none is kept for a minute, then all under other names', () => {
    const { connections, names } = open();
    const before = names('two');
    connections[1].noteLoss('unknown', 'one');
    expect([names('one'), names('two')].flat()).toEqual(Array.from({ length: 4 }, () => undefined));
    jest.advanceTimersByTime(MINUTE);
    expect(names('two')).toEqual([expect.any(String), expect.any(String)]);
    expect(names('two')).not.toEqual(before);
  });

  test('what is lost again and again is tried less and less often, at least once an hour', () => {
    const { connections, names } = open();
    const pauses = Array.from({ length: 9 }, () => {
      connections[0].noteLoss('outdated', 'one');
      let minutes = 0;
      for (; names('one')[0] === undefined; minutes += 1) jest.advanceTimersByTime(MINUTE);
      return minutes;
    });
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    jest.advanceTimersByTime(61 * MINUTE);
    connections[0].noteLoss('outdated', 'one');
    jest.advanceTimersByTime(MINUTE);
    expect(names('one')).toEqual([expect.any(String), expect.any(String)]);
  });

  test('transactions that lose the same at once count as one', () => {
    const { connections, names } = open();
    for (const kept of connections) kept.noteLoss('unknown', 'one');
    for (const kept of connections) kept.noteLoss('outdated', 'two');
    jest.advanceTimersByTime(MINUTE);
    expect([...names('one'), ...names('two')]).not.toContain(undefined);
  });

  test('what was prepared under a name is not believed to be under the next one', () => {
    const { connections } = open();
    const [kept] = connections;
    kept.notePrepared(kept.nameOf('one') ?? '');
    kept.noteLoss('outdated', 'one');
    jest.advanceTimersByTime(MINUTE);
    expect(kept.isPrepared(kept.nameOf('one') ?? '')).toBe(false);
  });
});

describe('as time passes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('plans are made again once a minute', () => {
    const kept = new KeptStatements();
    jest.advanceTimersByTime(59_999);
    expect(kept.claimRenewal()).toBe(false);
    jest.advanceTimersByTime(1);
    expect([kept.claimRenewal(), kept.claimRenewal()]).toEqual([true, false]);
    jest.advanceTimersByTime(60_000);
    expect(kept.claimRenewal()).toBe(true);
  });
});
