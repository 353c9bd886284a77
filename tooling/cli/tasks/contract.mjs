import { CliError } from '../cli-error.mjs';

/** `npm run contract`: whether the contract's reports are up to date; `-- --write` renews them. */
export async function run(args) {
  const [option, ...rest] = args;
  if (rest.length > 0 || (option !== undefined && option !== '--write'))
    throw new CliError('npm run contract [-- --write]');
  const { CONTRACTS } = await import('../../contract-report/contracts.ts');
  const { checkContract, writeContract } = await import('../../contract-report/contract.ts');
  const problems = CONTRACTS.flatMap(option === '--write' ? writeContract : checkContract);
  if (problems.length > 0) throw new CliError(problems.join('\n\n'));
  console.log(option === '--write' ? 'The reports are written.' : 'The reports are those of the sources.');
}
