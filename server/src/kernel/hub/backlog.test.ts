import type { BacklogLimits } from './backlog.ts';
import { Backlog } from './backlog.ts';

const LIMITS: BacklogLimits = { connection: 100, person: 250, process: 500 };

/** A client that reads when the test makes it. */
class SlowReader {
  readonly user: { readonly personId: number };
  unsent = 0;
  isCut = false;

  constructor(personId: number) {
    this.user = { personId };
  }

  cut(): void {
    this.isCut = true;
  }
}

function speaking(limits = LIMITS) {
  const backlog = new Backlog(limits);
  return {
    backlog,
    send(reader: SlowReader, bytes: number): void {
      if (reader.isCut) return;
      reader.unsent += bytes;
      backlog.weigh(reader);
      if (!reader.isCut) return;
      reader.unsent = 0;
      backlog.forget(reader);
    },
  };
}

const crowd = (length: number, personOf: (index: number) => number): SlowReader[] =>
  Array.from({ length }, (_, index) => new SlowReader(personOf(index)));
const waiting = (readers: readonly SlowReader[]): number =>
  readers.reduce((sum, reader) => sum + (reader.isCut ? 0 : reader.unsent), 0);

test('a connection that does not read is cut off, and no other', () => {
  const { send } = speaking();
  const [slow, other] = [new SlowReader(1), new SlowReader(1)];
  for (let round = 0; round < 100; round += 1) {
    send(slow, 10);
    send(other, 10);
    other.unsent = 0;
  }
  expect([slow.isCut, other.isCut]).toEqual([true, false]);
});

test('fifty connections of one person together have no more unsent than one person may have', () => {
  const { send } = speaking();
  const [sockets, others] = [crowd(50, () => 1), crowd(5, () => 2)];
  let most = 0;
  for (let round = 0; round < 50; round += 1)
    for (const reader of [...sockets, ...others]) {
      if (others.includes(reader) && reader.unsent > 40) reader.unsent = 0;
      send(reader, 1 + (round % 7));
      most = Math.max(most, waiting(sockets));
    }
  expect(most).toBeLessThanOrEqual(LIMITS.person);
  expect(others.some(({ isCut }) => isCut)).toBe(false);
});

test('all connections together have no more unsent than the process may have; the furthest behind go first', () => {
  const { send } = speaking();
  const readers = crowd(40, (index) => index);
  const [behind, ...near] = readers;
  for (let round = 0; round < 9; round += 1) if (behind) send(behind, 10);
  for (const reader of near) send(reader, 11);
  expect(waiting(readers)).toBeLessThanOrEqual(LIMITS.process);
  expect(behind?.isCut).toBe(true);
  expect(near.some(({ isCut }) => isCut)).toBe(false);
});

test('what was read in between does not count', () => {
  const { send } = speaking();
  const readers = crowd(50, () => 1);
  for (let round = 0; round < 50; round += 1)
    for (const reader of readers) {
      send(reader, 90);
      reader.unsent = 0;
    }
  expect(readers.some(({ isCut }) => isCut)).toBe(false);
});
