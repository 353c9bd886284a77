import type { createInstance } from '@module-federation/enhanced/runtime';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** The build fills this module in from the preset's table of shared modules. */
export const SHARED: Shared = {};

/** Names under which remotes look for the federation's runtime, of which a page has one as well. */
export const RUNTIME_GLOBALS: Readonly<Record<string, object>> = {};
