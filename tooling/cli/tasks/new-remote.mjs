import { CliError } from '../cli-error.mjs';
import { run as runProgram, runNpx } from '../process.mjs';
import { writeRemote } from '../../new-remote/new-remote.mjs';
import { readJson, root, script } from '../workspace.mjs';

/** `npm run new-remote -- skill-map`: a remote that builds, passes its tests and shows itself. */
export async function run([name]) {
  if (name === undefined || name.startsWith('-'))
    throw new CliError('Name it as in its address: npm run new-remote -- skill-map');
  const files = writeRemote(name, root);
  const written = files.filter((file) => !file.startsWith('.github'));
  await runProgram(process.execPath, [script('oxfmt'), ...written], { show: false });
  const { code, output } = await runNpx(
    ['--yes', readJson('package.json').packageManager, 'install', '--no-frozen-lockfile', '--prefer-offline'],
    { show: false },
  );
  if (code !== 0) throw new CliError(`The packages could not be linked. pnpm said:\n\n${output.trim()}`);
  for (const file of files) console.log(`  ${file}`);
  console.log(`
mfe-${name} is ready, and so is its line in pnpm-lock.yaml.

  npm start                 builds it and shows it at /v3/${name}
  cd mfe-${name}; npm run dev   only this remote, against a platform that runs
  cd mfe-${name}; npm test      its own tests`);
}
