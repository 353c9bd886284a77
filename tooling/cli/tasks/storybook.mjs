import { buildStorybook } from '../builds.mjs';
import { handOver } from '../process.mjs';
import { at, script } from '../workspace.mjs';

/**
 * `npm run storybook`: the design system, live. `-- --build` writes a static copy to `shared-ui/storybook-static`, which
 * works below any path, where its sources changed; `-- --build --force` in any case. Further arguments are Storybook's.
 */
export async function run(args) {
  const rest = args.filter((arg) => arg !== '--build' && arg !== '--force');
  if (!args.includes('--build')) {
    const storybook = script('storybook', 'storybook', 'shared-ui');
    const command = ['dev', '--port', '6006', '--no-open', '--disable-telemetry', ...rest];
    return handOver(process.execPath, [storybook, ...command], { cwd: at('shared-ui') });
  }
  const isBuilt = await buildStorybook({ force: args.includes('--force'), args: rest });
  console.log(`${isBuilt ? '' : 'Storybook is up to date. '}Its pages are in shared-ui/storybook-static.`);
  return 0;
}
