/** A script of the shell's build. */
export interface ShellScript {
  readonly url: string;
  /** `sha384-…`. */
  readonly integrity: string;
}

/** The shell's build, as `shell.json` describes it. URLs are absolute paths. */
export interface ShellManifest {
  readonly scripts: readonly ShellScript[];
  readonly fonts: readonly string[];
  readonly provides: Readonly<Record<string, string>>;
}
