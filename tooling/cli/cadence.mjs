#!/usr/bin/env node
/**
 * Every npm script of the repository: `node tooling/cli/cadence.mjs <task> [arguments]`. Starts on any Node from 20.9
 * with nothing installed, installs what is missing, and continues under the Node that the workspace pins.
 */
import { existsSync, realpathSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { handOver } from './process.mjs';
import { describe, CliError } from './cli-error.mjs';
import { pinnedNode, root } from './workspace.mjs';

const tasks = {
  start: 'build what is not built and serve the product on one port',
  test: 'every gate and every suite, ending in one line with the counts',
  dev: 'everything watching on one port; `dev goals`: one remote against a running platform',
  build: 'the shell and every remote; a name builds one package',
  check: 'lint, format, types, dependency rules, unused code, the contract',
  storybook: 'the design system; `-- --build` writes the static copy that /storybook serves',
  e2e: 'end-to-end tests against chosen versions or a deployed platform; `-- --help` says how',
  bench: 'measure speed and print the table',
  faults: 'break things on purpose and print the table',
  requirements: 'which requirements a test names; `-- --open` lists the others',
  seed: 'add a generated organisation; `-- --people 10000 --goals 40000` says how large',
  admin: 'organisations, people, backups and moving to PostgreSQL; `-- --help` lists the commands',
  release: 'publish, roll out, promote, roll back, verify or prune remotes; `-- --help` lists the commands',
  prove:
    'the last shells with every remote in use; `-- all`: what tests leave to the night; `-- --help` says more',
  contract: 'what remotes are compiled against; `-- --write` renews its reports',
  'new-remote': 'make a remote that builds and passes every gate; `-- skill-map` names it',
};

process.exitCode = await main(process.argv[2], process.argv.slice(3)).catch((error) => {
  console.error(describe(error));
  return 1;
});

async function main(name, args) {
  if (!Object.hasOwn(tasks, name ?? '')) return usage(name);
  const task = await import(`./tasks/${name}.mjs`);

  // The path guards against a task that starts another checkout with this one's environment.
  const prepared = process.env.CADENCE_PREPARED === root;
  delete process.env.CADENCE_PREPARED;
  if (!prepared) {
    await task.preflight?.(args);
    await ensureInstalled();
    if (!onPinnedNode()) {
      const env = { CADENCE_PREPARED: root };
      const { input } = task;
      return handOver(pinnedNode, [import.meta.filename ?? process.argv[1], name, ...args], { env, input });
    }
  }
  return (await task.run(args)) ?? 0;
}

function onPinnedNode() {
  if (!existsSync(pinnedNode))
    throw new CliError(
      'The packages are installed but the pinned Node is missing. Remove node_modules and run the command again.',
    );
  return realpathSync(process.execPath) === realpathSync(pinnedNode);
}

function usage(name) {
  if (name) console.error(`There is no task "${name}".`);
  const width = Math.max(...Object.keys(tasks).map((task) => task.length));
  for (const [task, what] of Object.entries(tasks)) console.log(`  ${task.padEnd(width)}  ${what}`);
  return 1;
}
