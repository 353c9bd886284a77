import { CliError } from '../cli-error.mjs';
import { runNode } from '../process.mjs';
import { at, root } from '../workspace.mjs';

/** `npm run contract`: whether what remotes are compiled against is as reported; `-- --write` renews the reports. */
export async function run(args) {
  const [option, ...rest] = args;
  if (rest.length > 0 || (option !== undefined && option !== '--write'))
    throw new CliError('npm run contract [-- --write]');
  const { code } = await runNode([at('tooling/contract-report/main.ts'), root, ...args]);
  if (code === 0)
    console.log(option === '--write' ? 'The reports are written.' : 'The reports are those of the sources.');
  return code;
}
