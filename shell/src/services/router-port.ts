import type { ShellApi } from '@cadence/shared-contract/remote';

/** The way to the router for what lives outside it. */
export interface RouterPort {
  /** Does nothing before a router is bound. */
  navigate: ShellApi['navigate'];
  bind(navigate: ShellApi['navigate']): void;
}

export function createRouterPort(): RouterPort {
  let bound: ShellApi['navigate'] = () => undefined;
  return {
    navigate: (to, options) => bound(to, options),
    bind(navigate) {
      bound = navigate;
    },
  };
}
