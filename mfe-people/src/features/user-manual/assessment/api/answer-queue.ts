import type { AssessmentAnswer } from '@cadence/shared-contract';
import { ApiError, OfflineError } from '@cadence/shared-auth';

/** An answer that the server has, and how many saves of this page came before it. */
export interface SavedAnswer {
  readonly answer: AssessmentAnswer;
  readonly at: number;
}

export interface AnswerQueueState {
  /** Answers that the server has not confirmed, the oldest first. */
  readonly waiting: readonly AssessmentAnswer[];
  /** Confirmed ones by group. */
  readonly saved: ReadonlyMap<number, SavedAnswer>;
  /** Why the oldest is still waiting, until it is saved; null when nothing went wrong. */
  readonly failure: unknown;
  readonly isSending: boolean;
}

export interface AnswerQueue {
  getState(): AnswerQueueState;
  subscribe(listener: () => void): () => void;
  /** How many saves were confirmed: what was read from the server before a save does not know of it. */
  countSaves(): number;
  /** Queues the answer. A newer answer to the same group replaces an older one. */
  put(answer: AssessmentAnswer): void;
  /** Continues after a failure. */
  retry(): void;
}

const isSame = (a: AssessmentAnswer, b: AssessmentAnswer): boolean =>
  a.Group === b.Group && a.Most === b.Most && a.Least === b.Least;

/** One answer at a time, in the order in which they were given; nothing is dropped when one cannot be saved. */
export function createAnswerQueue(send: (answer: AssessmentAnswer) => Promise<unknown>): AnswerQueue {
  const listeners = new Set<() => void>();
  let state: AnswerQueueState = { waiting: [], saved: new Map(), failure: null, isSending: false };
  let saves = 0;

  const change = (next: Partial<AnswerQueueState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  function confirm(answer: AssessmentAnswer): void {
    saves += 1;
    const saved = new Map(state.saved).set(answer.Group, { answer, at: saves });
    change({ saved, waiting: state.waiting.filter((other) => other !== answer), failure: null });
  }

  async function sendAll(): Promise<void> {
    if (state.isSending) return;
    change({ isSending: true });
    try {
      for (let next = state.waiting[0]; next !== undefined; next = state.waiting[0]) {
        await send(next);
        confirm(next);
      }
      change({ isSending: false });
    } catch (error) {
      change({ isSending: false, failure: error });
    }
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    countSaves: () => saves,
    put: (answer) => {
      if (state.waiting.some((other) => isSame(other, answer))) return;
      const isReplaced = state.waiting.some(({ Group }) => Group === answer.Group);
      const waiting = isReplaced
        ? state.waiting.map((other) => (other.Group === answer.Group ? answer : other))
        : [...state.waiting, answer];
      change({ waiting });
      void sendAll();
    },
    retry: () => void sendAll(),
  };
}

/** Whether the same answer may be taken later: it never arrived, or the server failed or was too busy. */
export function isPassing(failure: unknown): boolean {
  if (failure instanceof OfflineError) return true;
  return failure instanceof ApiError && (failure.status >= 500 || failure.status === 429);
}
