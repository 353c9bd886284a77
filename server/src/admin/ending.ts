import { CommanderError } from 'commander';
import { DomainError, errorMessage, StartupError } from '../kernel/errors/index.ts';
import { Refusal, UsageError } from './refusal.ts';

/** Exit codes, for scripts. */
export const EXIT = { ok: 0, refused: 1, usage: 2, defect: 3, interrupted: 130 } as const;

export interface Ending {
  readonly code: number;
  /** What went wrong; null when it is already printed, or nothing did. */
  readonly message: string | null;
}

/** Commander's message as a full sentence: `error: unknown option '--x'` → `Unknown option '--x'.` */
function sentence(message: string): string {
  const text = message.replace(/^error: /, '').trim();
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?)]$/.test(text) ? '' : '.');
}

function endingOfCommander(error: CommanderError): Ending {
  if (error.exitCode === 0) return { code: EXIT.ok, message: null };
  const hasSaidHow = error.code === 'commander.help';
  return { code: EXIT.usage, message: hasSaidHow ? null : sentence(error.message) };
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof Refusal || error instanceof StartupError || error instanceof DomainError;

/** Not a defect: the database rolls back the transaction of a lost connection. */
const isLostConnection = (error: unknown): boolean =>
  /Connection terminated|ECONNRESET|ECONNREFUSED|EPIPE|terminating connection/.test(errorMessage(error));

/** Ctrl-C at a question, or during long work. */
const isInterruption = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  ['ExitPromptError', 'AbortPromptError', 'AbortError'].includes(String(error.name));

/** What an operator can fix is one sentence; a defect keeps its stack. */
export function endingOf(error: unknown): Ending {
  if (error instanceof CommanderError) return endingOfCommander(error);
  if (error instanceof UsageError) return { code: EXIT.usage, message: error.message };
  if (isRefusal(error)) return { code: EXIT.refused, message: error.message };
  if (isInterruption(error)) return { code: EXIT.interrupted, message: 'Interrupted; nothing was changed.' };
  if (isLostConnection(error))
    return {
      code: EXIT.refused,
      message: `The connection to the database was lost (${errorMessage(error)}).`,
    };
  return { code: EXIT.defect, message: String(error instanceof Error ? error.stack : error) };
}
