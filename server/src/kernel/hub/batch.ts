/** Maximum questions per round, so that statements do not grow without bounds. */
const LARGEST = 500;

interface Asker<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Combines questions that arrive while an answer is pending into the next round, so that a crowd costs a few statements
 * and a single caller waits for nobody. No answer is older than its question.
 */
export class Batch<Q, A> {
  readonly #answer: (questions: readonly Q[]) => Promise<readonly A[]>;
  #askers: Asker<Q, A>[] = [];
  #isBusy = false;

  /** @param answer returns the answers in the order of their questions */
  constructor(answer: (questions: readonly Q[]) => Promise<readonly A[]>) {
    this.#answer = answer;
  }

  ask(question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      this.#askers.push({ question, resolve, reject });
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#askers.length > 0) await this.#answerSome(this.#askers.splice(0, LARGEST));
    this.#isBusy = false;
  }

  async #answerSome(askers: readonly Asker<Q, A>[]): Promise<void> {
    try {
      const answers = await this.#answer(askers.map(({ question }) => question));
      // Another length would be a bug: nobody may get the answer of another.
      if (answers.length !== askers.length) throw new Error('Not every question was answered.');
      for (const [index, { resolve }] of askers.entries()) resolve(answers[index] as A);
    } catch (error) {
      for (const { reject } of askers) reject(error);
    }
  }
}
