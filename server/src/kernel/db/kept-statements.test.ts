import { KeptStatements, Losses } from './kept-statements.ts';

test('a statement is prepared under a name from its second use on', () => {
  const kept = new KeptStatements();
  expect(kept.nameOf('select 1')).toBeUndefined();
  const name = kept.nameOf('select 1');
  expect(name).toEqual(expect.any(String));
  expect(kept.nameOf('select 1')).toBe(name);
  kept.nameOf('select 2');
  expect(kept.nameOf('select 2')).not.toBe(name);
});

test('names are short enough for PostgreSQL, and unique across connections', () => {
  const [one, other] = [new KeptStatements(), new KeptStatements()].map((kept) => {
    kept.nameOf('select 1');
    return kept.nameOf('select 1') ?? '';
  });
  expect(one).not.toBe(other);
  expect(one?.length).toBeLessThan(60);
});

test('an unlimited number of texts does not fill memory', () => {
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

describe('lost statements', () => {
  const MINUTE = 60_000;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Two connections of one process that have prepared both statements. */
  function open() {
    const losses = new Losses();
    const connections = [new KeptStatements(losses), new KeptStatements(losses)] as const;
    for (const kept of [...connections, ...connections]) for (const text of ['one', 'two']) kept.nameOf(text);
    const names = (text: string) => connections.map((kept) => kept.nameOf(text));
    return { connections, names };
  }

  test('an outdated statement is not prepared for a minute, then under new names, on all connections', () => {
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

  test('when the database forgets statements, none is prepared for a minute, then all under new names', () => {
    const { connections, names } = open();
    const before = names('two');
    connections[1].noteLoss('unknown', 'one');
    expect([names('one'), names('two')].flat()).toEqual(Array.from({ length: 4 }, () => undefined));
    jest.advanceTimersByTime(MINUTE);
    expect(names('two')).toEqual([expect.any(String), expect.any(String)]);
    expect(names('two')).not.toEqual(before);
  });

  test('statements that are lost repeatedly are retried less and less often, at least once an hour', () => {
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

  test('concurrent transactions that lose the same statement count once', () => {
    const { connections, names } = open();
    for (const kept of connections) kept.noteLoss('unknown', 'one');
    for (const kept of connections) kept.noteLoss('outdated', 'two');
    jest.advanceTimersByTime(MINUTE);
    expect([...names('one'), ...names('two')]).not.toContain(undefined);
  });

  test('a statement prepared under an old name does not count as prepared under the new one', () => {
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

  test('plans are renewed once a minute', () => {
    const kept = new KeptStatements();
    jest.advanceTimersByTime(59_999);
    expect(kept.claimRenewal()).toBe(false);
    jest.advanceTimersByTime(1);
    expect([kept.claimRenewal(), kept.claimRenewal()]).toEqual([true, false]);
    jest.advanceTimersByTime(60_000);
    expect(kept.claimRenewal()).toBe(true);
  });
});
