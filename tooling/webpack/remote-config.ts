import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, readBuildMode } from './base-config.ts';
import { borrowedRuntimeAlias } from './federation-runtime.ts';
import { ContainerIdPlugin } from './container-id-plugin.ts';
import { DescriptorPlugin } from './descriptor-plugin.ts';
import { ExposeChunksPlugin, nameExposeChunks } from './expose-chunks.ts';
import { loadRemoteDescriptor } from './load-descriptor.ts';
import { completeRequires, consumeShared, readProvided } from './sharing.ts';

export interface RemoteOptions {
  /** As the registry and overrides name it: `goals`. */
  readonly name: string;
  /** The remote's package folder; pass `import.meta.dirname`. */
  readonly dir: string;
}

/** The global that a remote's entry script defines. The shell's loader derives the same name. */
export const containerName = (name: string): string => `cadence_${name.replaceAll('-', '_')}`;

/**
 * webpack's configuration of a remote, from its folder alone: `src/remote.ts` says what is exposed, package.json what
 * is shared. Fails with sentences when the descriptor is not valid.
 */
export async function defineRemoteConfig({ name, dir }: RemoteOptions): Promise<Configuration> {
  const mode = readBuildMode();
  const { descriptor, exposed } = await loadRemoteDescriptor({ name, dir });
  const chunks = nameExposeChunks(descriptor, exposed);
  const exposes = Object.fromEntries(
    Object.entries(exposed).map(([expose, file]) => [expose, { import: file, name: chunks[expose] ?? '' }]),
  );
  const requires = completeRequires(descriptor.requires, readProvided(dir));
  const base = baseConfig({
    folder: dir,
    uniqueName: containerName(name),
    outputPath: join(dir, 'dist'),
    mode,
    hasOwnReact: false,
  });
  return {
    ...base,
    entry: {},
    resolve: { ...base.resolve, alias: borrowedRuntimeAlias() },
    output: {
      ...base.output,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    plugins: [
      ...(base.plugins ?? []),
      new DescriptorPlugin({ name, dir, exposed, requires }),
      new ExposeChunksPlugin(chunks),
      new ContainerIdPlugin(),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes,
        shared: consumeShared(requires),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web' } },
      }),
    ],
  };
}
