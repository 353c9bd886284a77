/** A release that is refused; the message is a sentence for the person who asked. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
