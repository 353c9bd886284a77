import type { RemoteContainer } from './entry-loader.ts';

/** What turns a remote's container into modules. */
export interface RemoteRuntime {
  /** True when the remote's modules can be loaded without its entry script. */
  isLinked(remote: string): boolean;
  link(remote: string, container: RemoteContainer): void;
  loadModule(remote: string, expose: string): Promise<unknown>;
}
