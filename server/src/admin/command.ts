import { Command } from 'commander';
import type { Context, Outcome } from './context.ts';

/** What a command does, once its options and arguments are known. */
export type Work<Options> = (
  context: Context,
  options: Options,
  args: readonly (string | undefined)[],
) => Promise<Outcome>;

/** Makes work into what commander calls: in its context, its outcome printed. */
export type Run = <Options>(work: Work<Options>) => (...given: unknown[]) => Promise<void>;

/** A command of ours: every one can answer in JSON. */
export function command(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--json', 'answer in JSON, ask nothing')
    .allowExcessArguments(false);
}
