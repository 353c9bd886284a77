import { KeptStatements } from './kept-statements.ts';

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

describe('as time passes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('plans are made anew once a minute', () => {
    const kept = new KeptStatements();
    jest.advanceTimersByTime(59_999);
    expect(kept.claimRenewal()).toBe(false);
    jest.advanceTimersByTime(1);
    expect([kept.claimRenewal(), kept.claimRenewal()]).toEqual([true, false]);
    jest.advanceTimersByTime(60_000);
    expect(kept.claimRenewal()).toBe(true);
  });
});
