import { handOver } from '../process.mjs';
import { at, script } from '../workspace.mjs';

/** `npm run storybook`: the design system, live. `-- --build` writes `shared-ui/storybook-static`. */
export function run(args) {
  const storybook = script('storybook', 'storybook', 'shared-ui');
  const rest = args.filter((arg) => arg !== '--build');
  const command = args.includes('--build') ? ['build', '--quiet'] : ['dev', '--port', '6006', '--no-open'];
  return handOver(process.execPath, [storybook, ...command, '--disable-telemetry', ...rest], {
    cwd: at('shared-ui'),
  });
}
