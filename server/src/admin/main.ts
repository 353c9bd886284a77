/** `npm run admin -- <command>`: the operator's command line. */
import { listen } from '../kernel/guard/index.ts';
import { runAdmin } from './run-admin.ts';

const stop = new AbortController();
// One Ctrl-C may arrive twice: from the terminal, and from the parent script.
const abort = (): void => stop.abort();
listen(process, { kind: 'process' }, { SIGINT: abort, SIGTERM: abort, SIGHUP: abort });

process.exitCode = await runAdmin({
  argv: process.argv.slice(2),
  env: process.env,
  io: {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    isTerminal: process.stdin.isTTY && process.stderr.isTTY,
  },
  signal: stop.signal,
  // npm runs scripts in the package's folder and sets INIT_CWD to where it was called.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
});
