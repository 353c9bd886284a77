/** `fill-demo.ts <folder>`: has the server fill an embedded database with the demo, at the moment of the tests. */
import { CLOCK } from './clock.ts';
import { startServer } from './server-process.ts';

const server = await startServer({
  DATA_DIR: process.argv[2] ?? '',
  DATABASE_URL: '',
  REDIS_URL: '',
  DEMO: 'on',
  CLOCK,
});
await server.stop();
