import { parentPort, workerData } from 'node:worker_threads';
import { listen } from '../guard/index.ts';

/** A thread's message after it has finished a task. */
export type Answer = { readonly output: unknown } | { readonly error: unknown };

interface TaskModule {
  readonly task: (input: unknown) => unknown;
}

async function answerTo(input: unknown): Promise<Answer> {
  try {
    const { task } = (await import(workerData as string)) as TaskModule;
    return { output: await task(input) };
  } catch (error) {
    return { error };
  }
}

/** Sends an error in plain words when the answer cannot be copied, such as one with a function. */
function post(answer: Answer): void {
  try {
    parentPort?.postMessage(answer);
  } catch (error) {
    parentPort?.postMessage({ error: new Error(String(error)) } satisfies Answer);
  }
}

if (parentPort !== null)
  listen(parentPort, { kind: 'thread' }, { message: async (input: unknown) => post(await answerTo(input)) });
