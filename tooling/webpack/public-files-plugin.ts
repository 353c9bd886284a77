import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Copies a folder's files to `public/` under their own names: what browsers and crawlers ask for unasked. */
export class PublicFilesPlugin implements WebpackPluginInstance {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PublicFilesPlugin.name, (compilation) => {
      compilation.contextDependencies.add(this.#folder);
      compilation.hooks.processAssets.tap(
        { name: PublicFilesPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const name of readdirSync(this.#folder))
            compilation.emitAsset(
              `public/${name}`,
              new sources.RawSource(readFileSync(join(this.#folder, name))),
            );
        },
      );
    });
  }
}
