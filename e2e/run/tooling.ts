/** What the command takes from the CLI, which is JavaScript: types of the few functions. */
const cli = new URL('../../tooling/cli/', import.meta.url);

/** How a suite ended. */
export interface SuiteCounts {
  readonly passed: number;
  readonly failed: number;
  readonly note?: string;
}

export interface Tooling {
  buildPackages(names: readonly string[]): Promise<readonly string[]>;
  buildStorybook(): Promise<boolean>;
  /** Folders: `mfe-goals`. */
  remotes(): readonly string[];
  runPlaywright(options: {
    readonly args: readonly string[];
    readonly env: Readonly<Record<string, string | undefined>>;
  }): Promise<SuiteCounts>;
  writeRequirementsPage(): Promise<{ readonly code: number; readonly output: string }>;
}

export async function loadTooling(): Promise<Tooling> {
  const names = ['builds.mjs', 'workspace.mjs', 'suites.mjs'];
  const modules = await Promise.all(names.map((name) => import(new URL(name, cli).href) as Promise<object>));
  return Object.assign({}, ...modules) as Tooling;
}
