import { parentPort, workerData } from 'node:worker_threads';
import { listen } from '../guard/index.ts';

/** What a thread says when it has finished a task. */
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

/** Says it in plain words where it cannot be copied as it is, such as an answer with a function. */
function post(answer: Answer): void {
  try {
    parentPort?.postMessage(answer);
  } catch (error) {
    parentPort?.postMessage({ error: new Error(String(error)) } satisfies Answer);
  }
}

if (parentPort !== null)
  listen(parentPort, { kind: 'thread' }, { message: async (input: unknown) => post(await answerTo(input)) });
