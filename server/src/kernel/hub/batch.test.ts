import { Batch } from './batch.ts';

interface Round {
  readonly questions: readonly number[];
  readonly answer: PromiseWithResolvers<void>;
}

/** A batch whose answers the test controls. */
function held() {
  const rounds: Round[] = [];
  const batch = new Batch(async (questions: readonly number[]) => {
    const answer = Promise.withResolvers<void>();
    rounds.push({ questions, answer });
    await answer.promise;
    return questions.map((question) => question * 2);
  });
  /** The questions of this round, once it has started. */
  const round = async (index: number): Promise<Round> => {
    for (;;) {
      const found = rounds[index];
      if (found) return found;
      await Promise.resolve();
    }
  };
  return { batch, round };
}

test('questions that arrive while an answer is pending are sent together, and answered separately', async () => {
  const { batch, round } = held();
  const answers = [1, 2, 3, 3].map((question) => batch.ask(question));
  const first = await round(0);
  expect(first.questions).toEqual([1]);
  first.answer.resolve();
  expect(await answers[0]).toBe(2);
  const second = await round(1);
  expect(second.questions).toEqual([2, 3, 3]);
  second.answer.resolve();
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 6]);
});

test('the same question asked later is answered later: no answer is older than its question', async () => {
  let truth = 'signed in';
  const batch = new Batch(async (questions: readonly string[]) => questions.map(() => truth));
  expect(await batch.ask('who')).toBe('signed in');
  truth = 'signed out';
  expect(await batch.ask('who')).toBe('signed out');
});

test('a failure rejects the questions of its round, and none after it', async () => {
  const { batch, round } = held();
  const first = batch.ask(1);
  (await round(0)).answer.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  const second = batch.ask(2);
  (await round(1)).answer.resolve();
  expect(await second).toBe(4);
});

test('many questions are sent in portions', async () => {
  const sizes: number[] = [];
  const batch = new Batch(async (questions: readonly number[]) => {
    sizes.push(questions.length);
    return questions;
  });
  const questions = Array.from({ length: 1_201 }, (_, number) => number);
  expect(await Promise.all(questions.map((question) => batch.ask(question)))).toEqual(questions);
  expect(sizes).toEqual([1, 500, 500, 200]);
});
