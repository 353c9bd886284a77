import type { Instant } from './kernel-tables.ts';

/** The highest revision of each registry that a gateway has served: an older one is refused. */
export interface RegistryRevisionsTable {
  environment: string;
  /** Whole seconds since 1970, or more. */
  revision: number;
}

/** Versions of remotes that were rolled back automatically. */
export interface HaltedReleasesTable {
  remote: string;
  version: string;
  /** The registry's revision in which the version came into use; once it is put into use again, it counts anew. */
  since: number;
  /** Subdomain of the organisation for which it was; null for all. */
  tenant: string | null;
  /** People who used it, and those who had trouble with it. */
  people: number;
  failing: number;
  halted_at: Instant;
}

export interface ReleaseTables {
  registry_revisions: RegistryRevisionsTable;
  halted_releases: HaltedReleasesTable;
}
