import type { Transferable } from 'node:worker_threads';
import { Worker } from 'node:worker_threads';
import { rateLimited } from '../errors/index.ts';
import { later, listen } from '../guard/index.ts';
import type { Answer } from './thread.ts';

/** Maximum threads per task. */
const THREADS = 2;
/** Maximum waiting jobs. */
const WAITING = 32;
/** Milliseconds after which an idle thread ends; until then it keeps its loaded modules. */
const IDLE = 30_000;
/** Seconds after which a retry makes sense when too many wait. */
const RETRY_AFTER = 5;

export interface Work {
  readonly input: unknown;
  /** Milliseconds from the time a thread starts on the work. */
  readonly timeout: number;
  /** Parts of the input that are transferred instead of copied. */
  readonly transfer?: readonly Transferable[];
}

/** A running or waiting piece of work. */
export interface Job {
  readonly done: Promise<unknown>;
  /** Records progress: the timeout starts again. */
  goOn(): void;
  /** Ends it with its thread, or removes it from the queue; `done` rejects with the error. */
  end(error: unknown): void;
}

interface OpenJob extends Work {
  readonly settle: { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void };
}

/** A thread and its current job. */
class Thread {
  readonly worker: Worker;
  #job: OpenJob | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isEnding = false;

  constructor(task: URL, megabytes: number) {
    this.worker = new Worker(new URL('thread.ts', import.meta.url), {
      workerData: task.href,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
  }

  get isIdle(): boolean {
    return this.#job === null && !this.#isEnding;
  }

  isAt(job: OpenJob): boolean {
    return this.#job === job;
  }

  begin(job: OpenJob): void {
    this.#job = job;
    this.goOn(job);
    this.worker.ref();
    try {
      this.worker.postMessage(job.input, job.transfer);
    } catch (error) {
      this.finish({ error });
    }
  }

  goOn({ timeout }: OpenJob): void {
    this.#endAfter(timeout, new Error(`The thread took longer than ${timeout} ms.`));
  }

  /** Settles the current job, if there is one; the thread is free for another. */
  finish(answer: Answer): void {
    const job = this.#job;
    this.#job = null;
    if (job === null) return;
    this.#endAfter(IDLE);
    this.worker.unref();
    if ('error' in answer) job.settle.reject(answer.error);
    else job.settle.resolve(answer.output);
  }

  #endAfter(time: number, error?: Error): void {
    clearTimeout(this.#timer);
    this.#timer = later(time, { kind: 'thread' }, () => this.end(error));
  }

  async end(error: unknown = new Error('The thread was ended.')): Promise<void> {
    this.#isEnding = true;
    this.finish({ error });
    clearTimeout(this.#timer);
    await this.worker.terminate();
  }
}

/** The threads of one task; further jobs wait in order. */
export class ThreadPool {
  readonly #task: URL;
  readonly #megabytes: number;
  readonly #threads = new Set<Thread>();
  #waiting: OpenJob[] = [];

  constructor(task: URL, megabytes: number) {
    this.#task = task;
    this.#megabytes = megabytes;
  }

  /** @throws rate_limited while too many wait */
  start(work: Work): Job {
    if (this.#waiting.length >= WAITING) throw rateLimited(RETRY_AFTER);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const job: OpenJob = { ...work, settle: { resolve, reject } };
    this.#waiting.push(job);
    this.#goOn();
    const atWork = (): Thread | undefined => [...this.#threads].find((thread) => thread.isAt(job));
    return {
      done: promise,
      goOn: () => atWork()?.goOn(job),
      end: (error) => {
        this.#waiting = this.#waiting.filter((one) => one !== job);
        reject(error);
        void atWork()?.end(error);
      },
    };
  }

  /** Assigns waiting jobs to idle threads, and to new ones up to the limit. */
  #goOn(): void {
    while (this.#waiting.length > 0) {
      const thread =
        [...this.#threads].find(({ isIdle }) => isIdle) ??
        (this.#threads.size < THREADS ? this.#addThread() : undefined);
      const job = thread && this.#waiting.shift();
      if (!thread || !job) return;
      thread.begin(job);
    }
  }

  #addThread(): Thread {
    const thread = new Thread(this.#task, this.#megabytes);
    this.#threads.add(thread);
    const rules = { kind: 'thread' };
    listen(thread.worker, rules, {
      message: (answer: Answer) => {
        thread.finish(answer);
        this.#goOn();
      },
      error: (error: unknown) => thread.end(error),
      exit: (code: number) => {
        this.#threads.delete(thread);
        thread.finish({ error: new Error(`The thread ended with ${code}.`) });
        this.#goOn();
      },
    });
    return thread;
  }

  /** Ends every thread; running and waiting jobs are rejected. */
  async end(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { settle } of waiting) settle.reject(new Error('The thread was ended.'));
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }
}
