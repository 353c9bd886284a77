/** Questions of one answer, so that no statement grows without bounds. */
const LARGEST = 500;

interface Asker<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks for many at once what each would ask alone: questions that come while an answer is on its way wait for the next
 * one, so that a crowd costs a few statements and a single asker waits for nobody. No answer is older than its question.
 */
export class Batch<Q, A> {
  readonly #answer: (questions: readonly Q[]) => Promise<readonly A[]>;
  #askers: Asker<Q, A>[] = [];
  #isBusy = false;

  /** @param answer gives the answers in the order of their questions */
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
      // A list of another length would be a mistake of ours: nobody may get the answer of another.
      if (answers.length !== askers.length) throw new Error('Not every question was answered.');
      for (const [index, { resolve }] of askers.entries()) resolve(answers[index] as A);
    } catch (error) {
      for (const { reject } of askers) reject(error);
    }
  }
}
