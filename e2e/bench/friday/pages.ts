import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Asks, Question } from './pages-protocol.ts';

const ENTRY = join(import.meta.dirname, 'pages-process.ts');
/** The shared packages have components too, which Node does not read by itself. */
const HOOKS = join(import.meta.dirname, '../../../tooling/jest/source-hooks.mjs');

interface Answer {
  readonly id: number;
  readonly answer?: unknown;
  readonly error?: string;
}

/** The process full of pages, as the measuring process sees it. */
export class Pages {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #asked = 0;

  constructor(origin: string) {
    this.#process = fork(ENTRY, [origin], { execArgv: ['--import', pathToFileURL(HOOKS).href] });
    // In reality pages run on other machines: here they share the server's, and run at a lower priority.
    if (this.#process.pid !== undefined) setPriority(this.#process.pid, constants.priority.PRIORITY_LOW);
    this.#process.on('message', ({ id, answer, error }: Answer) => {
      if (error === undefined) this.#waiting.get(id)?.resolve(answer);
      else this.#waiting.get(id)?.reject(new Error(error));
      this.#waiting.delete(id);
    });
    this.#process.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The pages are gone'));
    });
  }

  ask<Name extends keyof Asks>(name: Name, ask: Asks[Name]['ask']): Promise<Asks[Name]['answer']> {
    const question: Question = { id: this.#asked++, name, ask };
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(question.id, waiting);
    this.#process.send(question);
    return waiting.promise as Promise<Asks[Name]['answer']>;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }
}
