import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryEntry } from '@cadence/shared-contract/remote';
import type { Compilation, Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { readBuildMode } from './base-config.ts';
import { loadRemoteDescriptor, type LoadedDescriptor } from './load-descriptor.ts';
import { listRemotes, WORKSPACE_ROOT } from './package-info.ts';
import { shellBase } from './shell-config.ts';

export interface SingleOptions {
  /** Where the build goes: `shell.json`, `assets/` and a `registry.json` that lists the built-in remotes. */
  readonly outputPath: string;
}

/**
 * The shell and every remote of the workspace as one webpack build without federation: what composing at runtime is
 * measured against. The sources are the same; only the module that makes the shell's runtime is another one, whose
 * remotes are lazy chunks of the same compilation.
 */
export async function defineSingle({ outputPath }: SingleOptions): Promise<Configuration> {
  const shellDir = join(WORKSPACE_ROOT, 'shell');
  const remotes = await Promise.all(
    listRemotes().map((name) => loadRemoteDescriptor({ name, dir: join(WORKSPACE_ROOT, `mfe-${name}`) })),
  );
  const config = shellBase(shellDir, outputPath, readBuildMode());
  const runtime = join(shellDir, 'src/remotes/shell-runtime.ts');
  return {
    ...config,
    // Nothing is shared at runtime, so nothing has to wait behind an asynchronous boundary.
    entry: { main: './src/bootstrap.tsx' },
    optimization: { ...config.optimization, splitChunks: {} },
    resolve: { ...config.resolve, alias: { [runtime]: writeRuntime(remotes) } },
    plugins: [...(config.plugins ?? []), new SingleRegistryPlugin(remotes)],
  };
}

const chunkNameOf = (remote: string, expose: string): string => `${remote}-${expose.slice('./'.length)}`;

function writeRuntime(remotes: readonly LoadedDescriptor[]): string {
  const modules = remotes.flatMap(({ descriptor: { name }, exposed }) =>
    Object.entries(exposed).map(
      ([expose, file]) =>
        `  ${JSON.stringify(`${name}/${expose}`)}: () => import(/* webpackChunkName: "${chunkNameOf(name, expose)}" */ ${JSON.stringify(file)}),`,
    ),
  );
  const folder = join(WORKSPACE_ROOT, '.cache/single');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'shell-runtime.mjs');
  writeFileSync(
    file,
    [
      'const modules = {',
      ...modules,
      '};',
      'export const createShellRuntime = () => ({',
      '  isLinked: () => true,',
      '  link() {},',
      '  loadModule: async (remote, expose) => modules[`${remote}/${expose}`](),',
      '});',
      '',
    ].join('\n'),
  );
  return file;
}

/** Writes the registry of the built-in remotes, with the chunks of each page, so that the gateway preloads them alike. */
class SingleRegistryPlugin implements WebpackPluginInstance {
  readonly #remotes: readonly LoadedDescriptor[];

  constructor(remotes: readonly LoadedDescriptor[]) {
    this.#remotes = remotes;
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(SingleRegistryPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: SingleRegistryPlugin.name, stage: Stages.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const remotes = Object.fromEntries(
            this.#remotes.map((remote) => [remote.descriptor.name, describe(compilation, remote)]),
          );
          const registry = { revision: `single-${compilation.hash}`, provides: {}, remotes };
          compilation.emitAsset('registry.json', new sources.RawSource(JSON.stringify(registry, null, 2)));
        },
      );
    });
  }
}

function describe(compilation: Compilation, { descriptor, exposed }: LoadedDescriptor): RegistryEntry {
  const { name } = descriptor;
  const filesOf = (expose: string): readonly string[] =>
    (compilation.namedChunkGroups.get(chunkNameOf(name, expose))?.getFiles() ?? [])
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${file}`);
  return {
    version: 'single',
    manifest: '',
    entry: '',
    integrity: '',
    requires: {},
    descriptor: { ...descriptor, requires: {} },
    preload: Object.fromEntries(Object.keys(exposed).map((expose) => [expose, filesOf(expose)])),
    previous: null,
  };
}
