/** A failure that the reader can act on: printed as its one sentence, without a stack. */
export class CliError extends Error {}

const causes = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** @returns {string} what to print for a failure: a sentence where the cause is known, else the stack */
export function describe(error) {
  if (error instanceof CliError) return error.message;
  const cause = causes[error?.code];
  if (cause && error.path) return `${error.path} cannot be written: ${cause}.`;
  return error?.stack ?? String(error);
}
