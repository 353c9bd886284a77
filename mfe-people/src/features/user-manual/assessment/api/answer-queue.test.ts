import type { AssessmentAnswer } from '@cadence/shared-contract';
import { OfflineError } from '@cadence/shared-auth';
import { createAnswerQueue, type AnswerQueue } from './answer-queue.ts';

const answer = (Group: number, Most = 0): AssessmentAnswer => ({ Group, Most, Least: 3 });

interface Sent {
  readonly answer: AssessmentAnswer;
  readonly save: () => void;
  readonly lose: () => void;
}

/** A server that answers when the test says so. */
function openQueue(): { readonly queue: AnswerQueue; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const queue = createAnswerQueue((given) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    sent.push({ answer: given, save: resolve, lose: () => reject(new OfflineError('offline')) });
    return promise;
  });
  return { queue, sent };
}

/** Runs everything that only waits for its turn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
const groupsOf = (answers: readonly AssessmentAnswer[]): number[] => answers.map(({ Group }) => Group);

test('answers leave one at a time, in their order', async () => {
  const { queue, sent } = openQueue();
  for (const group of [3, 1, 2]) queue.put(answer(group));
  expect(groupsOf(sent.map((one) => one.answer))).toEqual([3]);
  sent[0]!.save();
  await settle();
  expect(groupsOf(sent.map((one) => one.answer))).toEqual([3, 1]);
  expect(groupsOf(queue.getState().waiting)).toEqual([1, 2]);
  expect(queue.countSaves()).toBe(1);
});

test('an answer that is changed while it is on its way is sent again as it is now', async () => {
  const { queue, sent } = openQueue();
  queue.put(answer(1, 0));
  queue.put(answer(1, 2));
  sent[0]!.save();
  await settle();
  expect(sent[1]!.answer).toEqual(answer(1, 2));
  sent[1]!.save();
  await settle();
  expect(queue.getState().waiting).toEqual([]);
  expect(queue.getState().saved.get(1)?.answer).toEqual(answer(1, 2));
});

test('what is lost stays first, says why, and is gone on with', async () => {
  const { queue, sent } = openQueue();
  queue.put(answer(1));
  queue.put(answer(2));
  sent[0]!.lose();
  await settle();
  expect(queue.getState().failure).toBeInstanceOf(OfflineError);
  expect(groupsOf(queue.getState().waiting)).toEqual([1, 2]);
  queue.retry();
  queue.retry();
  expect(sent).toHaveLength(2);
  sent[1]!.save();
  await settle();
  expect(queue.getState().failure).toBeNull();
  sent[2]!.save();
  await settle();
  expect(queue.getState().waiting).toEqual([]);
  expect(queue.getState().isSending).toBe(false);
});

test('an answer that waits already is not sent twice', async () => {
  const { queue, sent } = openQueue();
  queue.put(answer(1));
  queue.put(answer(1));
  sent[0]!.save();
  await settle();
  expect(sent).toHaveLength(1);
});
