import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PRINT_DEFAULT = `
const { default: value } = await import(process.argv[1]);
process.stdout.write(JSON.stringify(value ?? null));`;

/**
 * What a TypeScript module exports by default, as JSON can say it. It is evaluated in a separate process, so that a
 * watching build sees every edit and never keeps old modules.
 * @throws {Error} whose message is the line that says why it cannot be evaluated
 */
export async function evaluateDefault(file: string): Promise<unknown> {
  const options = ['--no-warnings', '--input-type=module', '--eval', PRINT_DEFAULT, pathToFileURL(file).href];
  try {
    const { stdout } = await run(process.execPath, options, { env: { ...process.env, NODE_OPTIONS: '' } });
    return JSON.parse(stdout) as unknown;
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr || String(error);
    const line = reason.split('\n').find((text) => /^\w*Error\b.*: /.test(text)) ?? reason;
    throw new Error(line.trim(), { cause: error });
  }
}
