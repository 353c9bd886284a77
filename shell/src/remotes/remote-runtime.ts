import type { RemoteContainer } from './entry-loader.ts';

/** One package in the share scope. */
export interface SharedInstance {
  readonly name: string;
  readonly version: string;
  /** The build that has put it there. */
  readonly from: string;
  /** True for the shell's. */
  readonly isOwn: boolean;
}

/** Calls what evaluates a module and answers with its exports. */
export type RunModule = (evaluate: () => unknown) => unknown;

/** What turns a remote's container into modules. */
export interface RemoteRuntime {
  /** True when the remote's modules can be loaded without its entry script. */
  isLinked(remote: string): boolean;
  link(remote: string, container: RemoteContainer): void;
  /** `run` runs the module's code, once it is here. */
  loadModule(remote: string, expose: string, run?: RunModule): Promise<unknown>;
  /** What the shell shares and what remotes have added to it; absent where everything is one build. */
  listShared?(): readonly SharedInstance[];
}
