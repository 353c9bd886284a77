import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const MODULE = join(import.meta.dirname, 'server-process.ts');
const SCRIPT = `
  const { startServer } = await import(${JSON.stringify(MODULE)});
  const { process: server, dataDir } = await startServer({ DEMO: 'off' });
  process.stdout.write(JSON.stringify({ pid: server.pid, dataDir }), () => process.exit(130));
`;

test('a process that ends without stopping its server takes it along, and its folder', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  parent.stderr.resume();
  const ended = once(parent, 'close');
  const said = await text(parent.stdout);
  // The server writes to the same pipe: it is closed when both are gone.
  const [code] = (await ended) as [number];
  expect(code).toBe(130);
  const { pid, dataDir } = JSON.parse(said) as { readonly pid: number; readonly dataDir: string };
  expect(pid).toBeGreaterThan(0);
  expect(existsSync(dataDir)).toBe(false);
}, 180_000);
