import { ApiError, OfflineError } from './api-error.ts';
import { createPatience, type Waiting } from './patience.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const busy = (retryAfter: number | null = null): ApiError =>
  new ApiError({ status: 503, code: 'busy', detail: 'Busy.', retryAfter });

/** Something to send, and what came of it: when it was tried, in milliseconds, and how it ended. */
function sendThrough(patience: ReturnType<typeof createPatience>) {
  const tries: number[] = [];
  const began = performance.now();
  const start = (waiting: Waiting, answer: (tried: number) => Promise<string>, signal?: AbortSignal) => {
    const ended = jest.fn();
    const attempt = (): Promise<string> => {
      tries.push(performance.now() - began);
      return answer(tries.length);
    };
    patience.send({ waiting, signal, attempt }).then(ended, ended);
    return ended;
  };
  return { tries, start };
}

/** Without chance: every pause is as short as it may be, or as long. */
const shortest = (): number => 0;
const longest = (): number => 1;
const always = () => Promise.reject(busy());
const until =
  (served: number) =>
  (tried: number): Promise<string> =>
    tried < served ? Promise.reject(busy()) : Promise.resolve('done');

test('[D-133] what a busy server refused is tried again, each time after a longer pause', async () => {
  const { tries, start } = sendThrough(createPatience(shortest));
  const ended = start('read', until(5));
  await jest.advanceTimersByTimeAsync(7_500);
  expect(tries).toEqual([0, 500, 1_500, 3_500, 7_500]);
  expect(ended).toHaveBeenCalledWith('done');
});

test('[D-133] pauses differ by chance, and are not shorter than the server asked for', async () => {
  const { tries, start } = sendThrough(createPatience(longest));
  start('read', (tried) => (tried === 1 ? Promise.reject(busy(3)) : Promise.resolve('done')));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tries).toEqual([0, 4_500]);
});

test.each([
  ['read', 30_000],
  ['change', 60_000],
] as const)('[D-133] a %s is given up after %i ms, with what the server said', async (waiting, inAll) => {
  const { tries, start } = sendThrough(createPatience(shortest));
  const ended = start(waiting, always);
  await jest.advanceTimersByTimeAsync(inAll);
  expect(tries.at(-1)).toBeGreaterThan(inAll - 8_000);
  expect(ended.mock.calls).toEqual([[expect.objectContaining({ code: 'busy', message: 'Busy.' })]]);
  const count = tries.length;
  await jest.advanceTimersByTimeAsync(inAll);
  expect(tries).toHaveLength(count);
});

test('[D-133] a refetch is tried until the page no longer shows what it is for', async () => {
  const { tries, start } = sendThrough(createPatience(shortest));
  const abort = new AbortController();
  const ended = start('refetch', always, abort.signal);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(tries.slice(0, 5)).toEqual([0, 2_000, 6_000, 14_000, 30_000]);
  expect((tries.at(-1) ?? 0) - (tries.at(-2) ?? 0)).toBe(20_000);
  expect(ended).not.toHaveBeenCalled();
  const count = tries.length;
  abort.abort();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  expect(tries).toHaveLength(count);
});

test('[D-133] one refused refetch holds back all refetches of the page, but no reads a person waits for', async () => {
  // The other one comes back a second later than the first, which finds out that the server is still busy.
  const chance = [0, 0, 0, 1];
  const patience = createPatience(() => chance.shift() ?? 0);
  const { signal } = new AbortController();
  const [first, other, read] = [sendThrough(patience), sendThrough(patience), sendThrough(patience)];
  first.start('refetch', until(3), signal);
  await jest.advanceTimersByTimeAsync(100);
  other.start('refetch', until(1), signal);
  read.start('read', until(1));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(first.tries).toEqual([0, 2_000, 6_000]);
  expect(other.tries).toEqual([7_000]);
  expect(read.tries).toEqual([100]);
});

test('[D-133] after an answer the pauses of a page are short again', async () => {
  const patience = createPatience(shortest);
  const { signal } = new AbortController();
  sendThrough(patience).start('refetch', until(4), signal);
  await jest.advanceTimersByTimeAsync(20_000);
  const { tries, start } = sendThrough(patience);
  start('refetch', until(2), signal);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(tries).toEqual([0, 2_000]);
});

test('[D-133] what was put off is tried at once when somebody waits for it', async () => {
  const patience = createPatience(shortest);
  const { tries, start } = sendThrough(patience);
  const ended = start('refetch', until(2), new AbortController().signal);
  await jest.advanceTimersByTimeAsync(500);
  patience.hurry();
  await jest.advanceTimersByTimeAsync(0);
  expect(tries).toEqual([0, 500]);
  expect(ended).toHaveBeenCalledWith('done');
});

test.each([
  ['a refusal', new ApiError({ status: 409, code: 'stale', detail: 'Changed.' })],
  ['the end of the session', new ApiError({ status: 401, code: 'unauthenticated', detail: 'Over.' })],
  ['a server that is away', new ApiError({ status: 503, code: 'unavailable', detail: 'Away.' })],
  ['no answer in time', new OfflineError('timeout')],
])('%s is not tried again', async (_what, failure) => {
  const { tries, start } = sendThrough(createPatience(shortest));
  const ended = start('change', () => Promise.reject(failure));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tries).toEqual([0]);
  expect(ended).toHaveBeenCalledWith(failure);
});
