import { once } from 'node:events';
import { createServer } from 'node:net';
import { run } from './process.mjs';
import { at } from './workspace.mjs';

const cadence = (args, env) =>
  run(process.execPath, [at('tooling/cli/cadence.mjs'), ...args], { env, show: false });

test('a port in use ends `start` with one sentence, before anything is installed or built', async () => {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address();
  const { code, output } = await cadence(['start'], { PORT: String(port), HOST: '' });
  server.close();
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${port} is in use. Stop the program that listens there, or choose another port: PORT=${port + 1} npm start\n`,
  );
});

test.each(['80a', '-1', '70000'])('PORT=%s ends `start` with one sentence', async (port) => {
  const { code, output } = await cadence(['start'], { PORT: port });
  expect(code).toBe(1);
  expect(output).toBe(`PORT is "${port}", which is no port: it takes a whole number from 1 to 65535.\n`);
});

test('`seed` passes its arguments on, and what it cannot read is one sentence', async () => {
  const { code, output } = await cadence(['seed', '--people', '3'], { DATABASE_URL: '' });
  expect(code).toBe(1);
  // Changed manifests are installed first, which says so on a separate line.
  expect(output.trimEnd().split('\n').at(-1)).toBe(
    "--people must be a whole number from 20 to 5000000, not '3'.",
  );
});

test('an unknown task lists the known ones', async () => {
  const { code, output } = await cadence(['strat']);
  expect(code).toBe(1);
  expect(output).toContain('There is no task "strat".');
  expect(output).toMatch(/^ {2}start/m);
});
