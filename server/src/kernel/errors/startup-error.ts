/** Why the server cannot start, as one sentence for the operator. Printed on stderr; the process ends with 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
