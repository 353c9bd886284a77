import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { integrityOf } from '../integrity.ts';

/** What the gateway needs of a shell build, in `shell.json`; `provides.json` carries `provides` alone. */
export interface ShellManifest {
  /** Scripts of the entry, in order. */
  readonly scripts: readonly { readonly url: string; readonly integrity: string }[];
  /** Fonts of the first paint. */
  readonly fonts: readonly string[];
  readonly provides: Readonly<Record<string, string>>;
}

/** Writes `shell.json` and `provides.json`. Scripts are URLs under the public path, with their integrity. */
export class ShellManifestPlugin implements WebpackPluginInstance {
  readonly #provides: Readonly<Record<string, string>>;

  constructor({ provides }: { provides: Readonly<Record<string, string>> }) {
    this.#provides = provides;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(ShellManifestPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        // Once every script has its final content and name: after ChunkIntegrityPlugin, before the compressed copies.
        { name: ShellManifestPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2 },
        () => {
          const emit = (name: string, value: unknown): void =>
            compilation.emitAsset(name, new sources.RawSource(JSON.stringify(value, null, 2)));
          emit('shell.json', { ...describe(compilation), provides: this.#provides } satisfies ShellManifest);
          emit('provides.json', this.#provides);
        },
      );
    });
  }
}

function describe(compilation: Compilation): Omit<ShellManifest, 'provides'> {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  return {
    scripts: files.filter(isScript).map((file) => ({
      url: toUrl(file),
      integrity: integrityOf(compilation.getAsset(file)?.source.buffer() ?? ''),
    })),
    fonts: Object.keys(compilation.assets).filter(isFirstFont).map(toUrl),
  };
}

const isScript = (file: string): boolean => file.endsWith('.js');
const isFirstFont = (file: string): boolean => /inter-latin-wght-normal.*\.woff2$/.test(file);
const toUrl = (file: string): string => `/${file}`;
