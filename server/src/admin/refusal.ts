/** The command cannot run in the current state: one sentence for the operator, exit code 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The command line is invalid: one sentence for the operator, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
