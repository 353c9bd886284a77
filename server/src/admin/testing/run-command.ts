import { PassThrough } from 'node:stream';
import { runAdmin } from '../run-admin.ts';
import type { AdminCall } from '../run-admin.ts';

/** What a command printed, and its exit code. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Where extends Partial<Omit<AdminCall, 'argv' | 'io'>> {
  /** What the person at the terminal types after reading the words. */
  readonly answers?: readonly (readonly [words: string, typed: string])[];
}

/** Like a terminal's stream: questions end the stream that they write to, which has no effect on a terminal. */
class Terminal extends PassThrough {
  override end(): this {
    return this;
  }
}

/** Types each answer once its question has been asked. */
function answering(errors: PassThrough, input: PassThrough, answers: Required<Where>['answers']): void {
  let asked = '';
  let next = 0;
  errors.on('data', (data: Buffer) => {
    asked += data.toString();
    const [words, typed] = answers[next] ?? [];
    if (words === undefined || !asked.includes(words)) return;
    asked = '';
    next += 1;
    // The question is not complete yet when its text arrives.
    setImmediate(() => input.write(typed));
  });
}

/** Runs one command line as the operator would, but in this process. */
export async function runCommand(
  argv: readonly string[],
  { answers, env, ...call }: Where = {},
): Promise<Ended> {
  const [input, output, errors] = [new Terminal(), new Terminal(), new Terminal()];
  const said = { out: '', err: '' };
  output.on('data', (data: Buffer) => (said.out += data.toString()));
  errors.on('data', (data: Buffer) => (said.err += data.toString()));
  if (answers) answering(errors, input, answers);
  const code = await runAdmin({
    argv,
    env: { DEMO: 'off', ...env },
    io: { input, output, errors, isTerminal: answers !== undefined },
    folder: process.cwd(),
    ...call,
  });
  return { code, ...said };
}

/** The JSON output. @throws Error when the command was refused */
export async function jsonOf<T>(argv: readonly string[], where: Where): Promise<T> {
  const { code, out, err } = await runCommand([...argv, '--json'], where);
  if (code !== 0) throw new Error(`'${argv.join(' ')}' ended with ${code}: ${err}`);
  return JSON.parse(out) as T;
}
