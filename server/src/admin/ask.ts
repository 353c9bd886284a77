import type { Context } from './context.ts';
import { Refusal, UsageError } from './refusal.ts';

/** A value that is given as a flag, or asked for at the terminal. */
export interface Question<T> {
  /** `--name`, for the error message where nobody can be asked. */
  readonly flag: string;
  readonly message: string;
  /** Turns text into the value. @throws UsageError with what the text must be */
  readonly read: (text: string) => T;
  /** Offered to the person; used as it is where nobody can be asked. */
  readonly fallback?: string;
}

/** Questions are written to the error stream, apart from the results; the signal ends them. */
function place({ io, signal }: Context) {
  return { input: io.input, output: io.errors as NodeJS.WritableStream, signal };
}

function complaint(read: (text: string) => unknown, text: string): string | true {
  try {
    read(text);
    return true;
  } catch (error) {
    if (error instanceof UsageError || error instanceof Refusal) return error.message;
    throw error;
  }
}

/**
 * The flag's value, else the person's answer, else the fallback.
 *
 * @throws UsageError when there is none of them, or the value is invalid
 */
export async function need<T>(
  context: Context,
  { flag, message, read, fallback }: Question<T>,
  given: string | undefined,
): Promise<T> {
  if (given !== undefined) return read(given);
  if (!context.io.isTerminal) {
    if (fallback === undefined) throw new UsageError(`${flag} is missing.`);
    return read(fallback);
  }
  const { default: input } = await import('@inquirer/input');
  const answer = await input(
    {
      message,
      validate: (text) => complaint(read, text.trim()),
      ...(fallback !== undefined && { default: fallback }),
    },
    place(context),
  );
  return read(answer.trim());
}

/** As `need`, for one of a few values. */
export async function needOneOf<T extends string>(
  context: Context,
  { flag, message, values, fallback }: { flag: string; message: string; values: readonly T[]; fallback: T },
  given: string | undefined,
): Promise<T> {
  if (given === undefined && !context.io.isTerminal) return fallback;
  if (given === undefined) {
    const { default: select } = await import('@inquirer/select');
    const choices = values.map((value) => ({ value }));
    return select({ message, choices, default: fallback }, place(context));
  }
  const value = values.find((known) => known === given);
  if (value === undefined)
    throw new UsageError(`${flag} must be one of ${values.join(', ')}, not '${given}'.`);
  return value;
}

/**
 * Asks whether to continue with something that is hard to undo.
 *
 * @param isGiven whether `--yes` was given
 * @throws UsageError when nobody can be asked
 */
export async function isConfirmed(
  context: Context,
  message: string,
  isGiven: boolean | undefined,
): Promise<boolean> {
  if (isGiven) return true;
  if (!context.io.isTerminal) throw new UsageError(`${message} Say so with --yes.`);
  const { default: confirm } = await import('@inquirer/confirm');
  return confirm({ message, default: false }, place(context));
}
