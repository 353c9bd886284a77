/** webpack in watch mode, all packages in one process so that they share its cache and memory. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { describe } from '../cli-error.mjs';
import { at } from '../workspace.mjs';

const webpack = createRequire(at('tooling/package.json'))('webpack');

/**
 * Builds packages for development and builds them again after every change.
 * @param {string[]} names folders of the packages
 * @param {{ onBuilt: (name: string) => Promise<void>, adapt?: (config: object, webpack: object) => object }} options
 *   `onBuilt` is called after each successful build; a failed one prints its errors and leaves the last good one
 * @returns {Promise<() => Promise<void>>} once everything was built for the first time; call it to stop watching
 */
export async function watchPackages(names, { onBuilt, adapt = (config) => config }) {
  process.env.NODE_ENV = 'development';
  const watchings = await Promise.all(names.map((name) => watchPackage(name, { onBuilt, adapt })));
  return async () => {
    await Promise.all(watchings.map((watching) => new Promise((resolve) => watching.close(resolve))));
  };
}

async function watchPackage(name, { onBuilt, adapt }) {
  // dist will not hold what the last production build wrote, so its stamp must not say so.
  rmSync(at('.cache/builds', name), { force: true });
  const config = adapt(await loadConfig(name), webpack);
  const compiler = webpack(config);
  return new Promise((resolve) => {
    const watching = compiler.watch({ aggregateTimeout: 60 }, async (error, stats) => {
      await report({ name, error, stats, onBuilt });
      resolve(watching);
    });
  });
}

async function loadConfig(name) {
  const { default: config } = await import(pathToFileURL(at(name, 'webpack.config.mjs')).href);
  return typeof config === 'function' ? config({}, { mode: 'development' }) : config;
}

async function report({ name, error, stats, onBuilt }) {
  if (error) return console.error(`${name}: ${error.message}`);
  if (stats.hasErrors())
    return console.error(`${name}:\n${stats.toString({ preset: 'errors-only', colors: true })}`);
  console.log(`${name} built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
  await onBuilt(name).catch((failure) => console.error(describe(failure)));
}
