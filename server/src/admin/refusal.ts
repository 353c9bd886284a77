/** The command cannot be done as things are: one sentence for the operator, exit code 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The command line itself is wrong: one sentence for the operator, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
