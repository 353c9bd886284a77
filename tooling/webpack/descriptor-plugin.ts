import type { Compiler, WebpackPluginInstance } from 'webpack';
import { descriptorFile, loadRemoteDescriptor } from './load-descriptor.ts';
import type { ExposedFiles } from './descriptor-source.ts';

export interface DescriptorPluginOptions {
  readonly name: string;
  readonly dir: string;
  readonly exposed: ExposedFiles;
  /** Completed ranges: the descriptor's own and those of the shared packages it is built against. */
  readonly requires: Readonly<Record<string, string>>;
}

/**
 * Writes `remote.json` and watches `src/remote.ts`: an edited descriptor is checked again. New exposed modules need a
 * new container, so they ask for a restart instead of being half there.
 */
export class DescriptorPlugin implements WebpackPluginInstance {
  readonly #options: DescriptorPluginOptions;

  constructor(options: DescriptorPluginOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const { name, dir, exposed, requires } = this.#options;
    compiler.hooks.thisCompilation.tap(DescriptorPlugin.name, (compilation) => {
      compilation.fileDependencies.add(descriptorFile(dir));
      compilation.hooks.processAssets.tapPromise(
        { name: DescriptorPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          try {
            const current = await loadRemoteDescriptor({ name, dir });
            if (JSON.stringify(current.exposed) !== JSON.stringify(exposed))
              throw new Error(`The modules that ${name} exposes have changed: restart its build.`);
            const json = JSON.stringify({ ...current.descriptor, requires }, null, 2);
            compilation.emitAsset('remote.json', new sources.RawSource(json));
          } catch (error) {
            compilation.errors.push(new WebpackError(error instanceof Error ? error.message : String(error)));
          }
        },
      );
    });
  }
}
