import type { Incompatibility } from './compatibility.ts';

/** What does not fit, as the rest of a sentence about the remote. */
export const describeIncompatibility = ({ name, required, provided }: Incompatibility): string =>
  provided === null
    ? `it requires ${name} ${required}, which the platform does not provide`
    : `it requires ${name} ${required}, and the platform provides ${provided}`;
