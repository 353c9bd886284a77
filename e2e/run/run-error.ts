/** What the person at the command line can act on: printed as its sentence, before anything starts. */
export class RunError extends Error {
  override name = 'RunError';
}
