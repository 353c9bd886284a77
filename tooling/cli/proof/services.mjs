/** What the database and the cache of a run say that they are. */
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { at } from '../workspace.mjs';

/** One that says nothing is as unknown as one that keeps its version to itself. */
const ANSWERS_WITHIN_MS = 5_000;

/**
 * @param {string | undefined} database address of a PostgreSQL server
 * @param {string | undefined} redis address
 * @returns {Promise<string[]>} names with versions; without a server, tests have the embedded database
 */
export async function versionsOfServices(database, redis) {
  return Promise.all([
    ...(database ? [versionOfPostgres(database)] : []),
    ...(redis ? [versionOfRedis(new URL(redis))] : []),
  ]);
}

async function versionOfPostgres(connectionString) {
  const { Client } = createRequire(at('server/package.json'))('pg');
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query('show server_version');
    return `PostgreSQL ${rows[0].server_version}`;
  } finally {
    await client.end();
  }
}

function versionOfRedis({ hostname, port }) {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port || 6379), hostname, () => socket.write('INFO server\r\n'));
    let answer = '';
    socket.setEncoding('utf8').on('error', reject);
    socket.on('data', (chunk) => {
      answer += chunk;
      // One that wants a password answers with an error.
      if (/redis_version:\S+\r\n/.test(answer) || answer.startsWith('-')) socket.end();
    });
    socket.setTimeout(ANSWERS_WITHIN_MS, () => socket.destroy());
    socket.on('close', () => resolve(`Redis ${/redis_version:(\S+)/.exec(answer)?.[1] ?? 'unknown'}`));
  });
}
