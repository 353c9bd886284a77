import type { Command } from 'commander';
import type { Clock } from '../kernel/clock/clock.ts';
import { createClock } from '../kernel/clock/clock.ts';
import type { Config } from '../kernel/config/config.ts';
import { parseConfig } from '../kernel/config/config.ts';
import type { DatabaseHandle } from '../kernel/db/index.ts';
import { findServedPort } from '../kernel/db/index.ts';
import type { Run, Work } from './command.ts';
import type { Context, Io, Outcome } from './context.ts';
import { endingOf, EXIT } from './ending.ts';
import { createProgram } from './program.ts';

export interface AdminCall {
  /** The arguments after `npm run admin --`. */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly io: Io;
  /** The folder that relative paths are resolved against. */
  readonly folder: string;
  /** Aborted when the operator interrupts. */
  readonly signal?: AbortSignal;
  /** Replaced by tests. */
  readonly clock?: Clock;
  readonly database?: DatabaseHandle;
}

/**
 * The environment's configuration. A server that runs on the embedded database may have another PORT than this command;
 * without a TENANT_ORIGIN, links lead to the port where that server listens.
 */
function configOf({ env }: AdminCall): Config {
  const config = parseConfig(env);
  const port = config.databaseUrl === null ? findServedPort(config.dataDir) : null;
  return port === null ? config : parseConfig({ ...env, PORT: String(port) });
}

function contextOf(call: AdminCall, isJson: boolean): Context {
  const config = configOf(call);
  return {
    config,
    clock: call.clock ?? createClock(config.clockStart),
    io: { ...call.io, isTerminal: call.io.isTerminal && !isJson },
    signal: call.signal ?? new AbortController().signal,
    folder: call.folder,
    ...(call.database && { database: call.database }),
  };
}

/** Removes control characters, which a terminal would interpret: names come from users. */
function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ');
}

function print({ output }: Io, outcome: Outcome, isJson: boolean): void {
  const text = isJson ? JSON.stringify(outcome.data, null, 2) : outcome.lines.map(printable).join('\n');
  output.write(`${text}\n`);
}

/** Replaces commander's error messages and exit codes with ours, in every command. */
function tame(program: Command, io: Io): void {
  program.exitOverride().configureOutput({
    writeOut: (text) => void io.output.write(text),
    writeErr: (text) => void io.errors.write(text),
    outputError: () => undefined,
  });
  for (const command of program.commands) tame(command, io);
}

/**
 * Runs one command of the operator's command line.
 *
 * @returns the exit code; see `ending.ts`
 */
export async function runAdmin(call: AdminCall): Promise<number> {
  const isJson = call.argv.includes('--json');
  const run: Run =
    <Options>(work: Work<Options>) =>
    async (...given: unknown[]) => {
      const command = given.at(-1) as Command;
      const context = contextOf(call, isJson);
      print(call.io, await work(context, command.opts() as Options, command.args), isJson);
    };
  const program = createProgram(run);
  tame(program, call.io);
  try {
    await program.parseAsync([...call.argv], { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    const { code, message } = endingOf(error);
    if (message !== null)
      call.io.errors.write(`${isJson ? JSON.stringify({ error: message, code }) : message}\n`);
    return code;
  }
}
