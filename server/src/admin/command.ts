import { Command } from 'commander';
import type { Context, Outcome } from './context.ts';

/** The implementation of a command, called with its parsed options and arguments. */
export type Work<Options> = (
  context: Context,
  options: Options,
  args: readonly (string | undefined)[],
) => Promise<Outcome>;

/** Wraps work as a commander action, which runs it in a context and prints its outcome. */
export type Run = <Options>(work: Work<Options>) => (...given: unknown[]) => Promise<void>;

/** Creates a command; each has the option to answer in JSON. */
export function command(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--json', 'answer in JSON, ask nothing')
    .allowExcessArguments(false);
}
