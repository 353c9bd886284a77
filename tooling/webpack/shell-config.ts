import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, readBuildMode, type BuildMode } from './base-config.ts';
import { federationRuntimeAlias } from './federation-runtime.ts';
import { PublicFilesPlugin } from './public-files-plugin.ts';
import { provideShared, readProvided } from './sharing.ts';
import { ShellManifestPlugin } from './shell-manifest-plugin.ts';
import { eagerChunkGroups } from './eager-chunks.ts';

export interface ShellOptions {
  /** The shell's package folder; pass `import.meta.dirname`. */
  readonly dir: string;
}

/** Everything the shell's build has besides federation; the single bundle builds on the same. */
export function shellBase(dir: string, outputPath: string, mode: BuildMode): Configuration {
  const base = baseConfig({ folder: dir, uniqueName: 'cadence_shell', outputPath, mode });
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: {
      ...base.output,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: eagerChunkGroups() } },
    plugins: [
      ...(base.plugins ?? []),
      new PublicFilesPlugin(join(dir, 'public')),
      new ShellManifestPlugin({ provides: readProvided(dir) }),
    ],
  };
}

/** webpack's configuration of the host. It alone brings the shared packages and the federation runtime. */
export function defineShell({ dir }: ShellOptions): Configuration {
  const config = shellBase(dir, join(dir, 'dist'), readBuildMode());
  return {
    ...config,
    resolve: { ...config.resolve, alias: federationRuntimeAlias() },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'cadence_shell',
        shared: provideShared(readProvided(dir)),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        // The registry names entries, never manifests, so the runtime's snapshot code would be dead weight.
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}
