import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BROWSERS } from '@cadence/shared-contract/remote';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { RetryChunkPlugin } from './retry-chunk-plugin.ts';
import { WORKSPACE_ROOT } from './package-info.ts';

const require = createRequire(import.meta.url);

export type BuildMode = 'production' | 'development';
export interface BaseOptions {
  readonly folder: string;
  /** Unique on the page: webpack's chunk registry and the runtime's globals carry it. */
  readonly uniqueName: string;
  readonly outputPath: string;
  readonly mode: BuildMode;
  /**
   * Whether React is built with it, in the same mode. A remote runs with the shell's, a production one nearly always, which
   * has nothing of what JSX compiled for development calls.
   */
  readonly hasOwnReact: boolean;
}

/** `NODE_ENV=development` builds for development; everything else, a missing one too, for production. */
export function readBuildMode(): BuildMode {
  return process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
}

/** For swc, and as a query of browserslist for webpack's own code. */
const SCRIPT_TARGETS = Object.fromEntries(BROWSERS.map(({ key, version }) => [key, version]));
const SUPPORTED = BROWSERS.map(({ key, version }) => `${key} >= ${version}`).join(', ');

function scripts(isForDevelopment: boolean): RuleSetRule[] {
  // `<T>(x: T) => x` parses only without JSX, so .ts and .tsx need a parser each.
  return [false, true].map((tsx) => ({
    test: tsx ? /\.tsx$/ : /\.ts$/,
    exclude: /node_modules/,
    // swc emits the React helpers' imports, which resolve like any other.
    resolve: { fullySpecified: true },
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        swcrc: false,
        env: { targets: SCRIPT_TARGETS },
        jsc: {
          parser: { syntax: 'typescript', tsx },
          transform: { react: { runtime: 'automatic', development: isForDevelopment } },
        },
      },
    },
  }));
}

/** A sheet is its text: `registerStyles()` adds it to the page. */
function sheets(isProduction: boolean): RuleSetRule {
  return {
    test: /\.css$/,
    type: 'asset/source',
    // The last is the first to run.
    use: [
      ...(isProduction ? [join(import.meta.dirname, 'minify-css-loader.mjs')] : []),
      join(import.meta.dirname, 'in-rem-loader.mjs'),
    ],
  };
}

/** What the shell, the remotes and the single bundle build alike. */
export function baseConfig(options: BaseOptions): Configuration {
  const { folder, uniqueName, outputPath, mode, hasOwnReact } = options;
  const isProduction = mode === 'production';
  return {
    mode,
    context: folder,
    target: `browserslist:${SUPPORTED}`,
    // Never an eval devtool: the page's policy has no `unsafe-eval`. Hidden maps are not named by the scripts.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: outputPath,
      uniqueName,
      clean: true,
      hashFunction: 'xxhash64',
      // A module that threw on import is evaluated again, not handed out half-made (webpack#19351).
      strictModuleErrorHandling: true,
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.js', '.json'] },
    module: {
      rules: [
        ...scripts(hasOwnReact && !isProduction),
        { test: /\.at-build\.ts$/, enforce: 'pre', loader: join(import.meta.dirname, 'at-build-loader.mjs') },
        { test: /\.woff2$/, type: 'asset/resource' },
        { test: /\.(svg|png|webp)$/, type: 'asset' },
        sheets(isProduction),
      ],
    },
    optimization: {
      minimize: isProduction,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, mangle: true },
        }),
      ],
      moduleIds: isProduction ? 'deterministic' : 'named',
      chunkIds: isProduction ? 'deterministic' : 'named',
    },
    plugins: [
      new RetryChunkPlugin(),
      new ChunkIntegrityPlugin(),
      ...(isProduction ? [new CompressPlugin()] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    cache: isProduction
      ? false
      : {
          type: 'filesystem',
          name: uniqueName,
          cacheDirectory: join(WORKSPACE_ROOT, '.cache/webpack'),
          buildDependencies: { config: [import.meta.filename, join(folder, 'package.json')] },
        },
  };
}
