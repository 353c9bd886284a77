/** `node main.ts <repository> [--write]`: the gate, and the command that renews the reports. */
import { checkContract, writeContract } from './contract.ts';
import { findContracts } from './contracts.ts';

const [root = '.', option] = process.argv.slice(2);
const problems = findContracts(root).flatMap(option === '--write' ? writeContract : checkContract);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
