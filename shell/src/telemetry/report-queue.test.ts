import { ReportQueue, type Outcome, type Report } from './report-queue.ts';

const GOALS = { Remote: 'goals', Version: '1.4.0' };
const LOADED = { ...GOALS, Part: 'module', Milliseconds: 30 } as const;
const FAILED = {
  ...{ ...GOALS, Phase: 'module', Class: 'Error', Message: '', Incident: 'abcd1234' },
} as const satisfies Report['Failed'][number];
const TAKEN: Outcome = { status: 204, retryAfter: null };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(answer: () => Promise<Outcome> = async () => TAKEN) {
  const sent: Report[] = [];
  let isSignedIn = true;
  const queue = new ReportQueue({
    send: (report) => {
      sent.push(report);
      return answer();
    },
    maySend: () => isSignedIn,
  });
  return {
    queue,
    sent,
    signIn: (value: boolean) => void (isSignedIn = value),
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  };
}

test('what is measured is sent together after 30 s, and nothing when there is nothing', async () => {
  const { queue, sent, pass } = open();
  await pass(60_000);
  queue.loaded(LOADED);
  await pass(10_000);
  queue.loaded(LOADED);
  await pass(19_999);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toEqual([{ Loaded: [LOADED, LOADED], Failed: [], Vitals: [] }]);
  await pass(120_000);
  expect(sent).toHaveLength(1);
});

test('a failure is sent within a second, with what waits', async () => {
  const { queue, sent, pass } = open();
  queue.loaded(LOADED);
  queue.failed(FAILED);
  queue.failed(FAILED);
  await pass(1_000);
  expect(sent).toEqual([{ Loaded: [LOADED], Failed: [FAILED, FAILED], Vitals: [] }]);
});

test('a page that is left sends what waits at once', () => {
  const { queue, sent } = open();
  queue.vital({ ...GOALS, Page: 'goals:list', Vital: 'LCP', Value: 900 });
  queue.flush();
  queue.flush();
  expect(sent).toHaveLength(1);
});

test.each([
  ['refuses', async (): Promise<Outcome> => ({ status: 429, retryAfter: 20 }), 60_000],
  ['asks for a longer pause', async (): Promise<Outcome> => ({ status: 429, retryAfter: 90 }), 90_000],
  ['is away', async (): Promise<Outcome> => ({ status: 0, retryAfter: null }), 60_000],
  ['fails', () => Promise.reject(new Error('planted')), 60_000],
] as const)('when the server %s, the page waits, even with failures', async (_what, answer, pause) => {
  const { queue, sent, pass } = open(answer);
  queue.failed(FAILED);
  await pass(1_000);
  queue.failed(FAILED);
  queue.flush();
  await pass(pause - 2_000);
  expect(sent).toHaveLength(1);
  await pass(2_000);
  expect(sent).toHaveLength(2);
  queue.failed(FAILED);
  await pass(119_000);
  expect(sent).toHaveLength(2);
  await pass(2_000);
  expect(sent).toHaveLength(3);
});

test('while nobody is signed in it waits; only the latest hundred of a kind are kept', async () => {
  const { queue, sent, pass, signIn } = open();
  signIn(false);
  for (let one = 0; one < 150; one += 1) queue.loaded({ ...LOADED, Milliseconds: one });
  await pass(30_000);
  expect(sent).toEqual([]);
  signIn(true);
  await pass(30_000);
  expect(sent[0]?.Loaded.map(({ Milliseconds }) => Milliseconds)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 50),
  );
});
