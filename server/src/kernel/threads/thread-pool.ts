import { Worker } from 'node:worker_threads';
import { rateLimited } from '../errors/index.ts';
import { later, listen } from '../guard/index.ts';
import type { Answer } from './thread.ts';

/** Threads of a task that work at a time. */
const THREADS = 2;
/** Tasks that may wait for them. */
const WAITING = 32;
/** Milliseconds after which an idle thread ends; until then it keeps what it has loaded. */
const IDLE = 30_000;
/** Seconds after which asking again makes sense where too many wait. */
const RETRY_AFTER = 5;

interface Job {
  readonly input: unknown;
  readonly timeout: number;
  readonly settle: { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void };
}

/** A thread and what it works on. */
class Thread {
  readonly worker: Worker;
  #job: Job | null = null;
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

  begin(job: Job): void {
    this.#job = job;
    this.#endAfter(job.timeout, new Error(`The thread took longer than ${job.timeout} ms.`));
    this.worker.ref();
    try {
      this.worker.postMessage(job.input);
    } catch (error) {
      this.finish({ error });
    }
  }

  /** Passes on what came of the job, if there is one; the thread may have another. */
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

/** The threads of one task; what there is no thread for waits in order. */
export class ThreadPool {
  readonly #task: URL;
  readonly #megabytes: number;
  readonly #threads = new Set<Thread>();
  #waiting: Job[] = [];

  constructor(task: URL, megabytes: number) {
    this.#task = task;
    this.#megabytes = megabytes;
  }

  /** @throws rate_limited while too many wait; what the task throws */
  async run(input: unknown, timeout: number): Promise<unknown> {
    if (this.#waiting.length >= WAITING) throw rateLimited(RETRY_AFTER);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.push({ input, timeout, settle: { resolve, reject } });
    this.#goOn();
    return promise;
  }

  /** Gives to idle threads, and to new ones as far as there may be more, what waits. */
  #goOn(): void {
    while (this.#waiting.length > 0) {
      const thread =
        [...this.#threads].find(({ isIdle }) => isIdle) ??
        (this.#threads.size < THREADS ? this.#start() : undefined);
      const job = thread && this.#waiting.shift();
      if (!thread || !job) return;
      thread.begin(job);
    }
  }

  #start(): Thread {
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

  /** Ends every thread; what they work on and what waits is refused. */
  async end(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { settle } of waiting) settle.reject(new Error('The thread was ended.'));
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }
}
