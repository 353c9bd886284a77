import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, readBuildMode, type BuildMode } from './base-config.ts';
import { RUNTIME_SWITCHES, slimRuntimeAlias } from './federation-runtime.ts';
import { PublicFilesPlugin } from './public-files-plugin.ts';
import { readProvided } from './sharing.ts';
import { ShellManifestPlugin } from './shell-manifest-plugin.ts';

export interface ShellOptions {
  /** The shell's package folder; pass `import.meta.dirname`. */
  readonly dir: string;
}

const LENT_MODULES = /shell[\\/]src[\\/]remotes[\\/]lent-modules\.ts$/;

/** Everything the shell's build has besides federation; the single bundle builds on the same. */
export function shellBase(dir: string, outputPath: string, mode: BuildMode): Configuration {
  const base = baseConfig({
    folder: dir,
    uniqueName: 'cadence_shell',
    outputPath,
    mode,
    hasOwnReact: true,
  });
  return {
    ...base,
    entry: { main: './src/bootstrap.tsx' },
    output: {
      ...base.output,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    plugins: [
      ...(base.plugins ?? []),
      new PublicFilesPlugin(join(dir, 'public')),
      new ShellManifestPlugin({ provides: readProvided(dir) }),
    ],
  };
}

/**
 * webpack's configuration of the host. It is a build like any other: the federation's runtime begins with the page, and a
 * loader fills in what is lent to remotes. With the federation's plugin every import of a shared module would be a look-up at
 * run time in the shell too, and everything behind an asynchronous boundary.
 */
export function defineShell({ dir }: ShellOptions): Configuration {
  const config = shellBase(dir, join(dir, 'dist'), readBuildMode());
  const fillIn = { test: LENT_MODULES, loader: join(import.meta.dirname, 'lent-modules-loader.mjs') };
  return {
    ...config,
    resolve: { ...config.resolve, alias: slimRuntimeAlias() },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), fillIn] },
    plugins: [...(config.plugins ?? []), new webpack.DefinePlugin(RUNTIME_SWITCHES)],
  };
}
