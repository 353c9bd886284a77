import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

test('no WebAssembly code is freed while threads run it, which would occasionally crash the process', async () => {
  const address = new URL('embedded-database.ts', import.meta.url).href;
  // TypeScript modules are loaded with WebAssembly as well: it is watched only after that.
  const program = `import(${JSON.stringify(address)}).then(async ({ openEmbedded }) => {
    for (const flag of ['--stress-wasm-code-gc', '--trace-wasm-code-gc']) v8.setFlagsFromString(flag);
    await (await openEmbedded({ dataDir: null })).close();
    console.log('closed');
  });`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program]);
  expect(stdout).toContain('closed\n');
  expect(stdout).not.toContain('Triggering GC');
});
