import type { Abilities } from '@cadence/shared-contract/remote';
import type { ShellConfig } from '../remotes/index.ts';

/**
 * Where remotes may be overridden, everyone may look behind the page. In production it is for whoever administers the
 * organisation's settings. What it shows is no secret, as every page carries the registry; it would only confuse others.
 */
export const mayInspect = (
  { overrideOrigins }: Pick<ShellConfig, 'overrideOrigins'>,
  { editCompany }: Pick<Abilities, 'editCompany'>,
): boolean => overrideOrigins.length > 0 || editCompany;
