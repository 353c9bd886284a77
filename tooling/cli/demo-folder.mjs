/**
 * An embedded database with the demo, for end-to-end tests: filling one takes as long as starting a server twice, and a run
 * has eight. Made once for the same contents, in the user's cache folder.
 */
import { CliError } from './cli-error.mjs';
import { listFiles } from './git.mjs';
import { keptFolders } from './kept-folders.mjs';
import { runNode } from './process.mjs';
import { hashOf } from './proof/inputs.mjs';
import { at, root } from './workspace.mjs';

/** What fills it. */
const INPUTS =
  /^(pnpm-lock\.yaml|e2e\/src\/(clock|fill-demo|server-process)\.ts|(server|shared-contract)\/src\/(?!.*\.test\.).*)$/;

/**
 * @returns {Promise<string>} the folder, which is to be copied and not changed
 * @throws {CliError} when the server does not start
 */
export async function prepareDemo() {
  // Those of a few branches; each has some sixty megabytes.
  const folders = keptFolders('demo', { kept: 3 });
  const inputs = listFiles(root).filter((path) => INPUTS.test(path));
  const key = hashOf(root, inputs, [process.version, process.platform, process.arch]).slice(0, 32);
  return folders.find(key) ?? folders.make(key, fill);
}

async function fill(draft) {
  const { code, output } = await runNode([at('e2e/src/fill-demo.ts'), draft], { show: false });
  if (code !== 0) throw new CliError(`The demo could not be filled:\n${output}`);
}
