/** `node scratch-database.mjs check|create|drop <name>`: on 127.0.0.1:$PGPORT as postgres, without a password. */
import { createRequire } from 'node:module';

const { Client } = createRequire(new URL('../server/package.json', import.meta.url))('pg');
const [action, name] = process.argv.slice(2);

const statements = {
  check: 'select 1',
  create: `create database ${name}`,
  drop: `drop database if exists ${name} with (force)`,
};

const client = new Client({
  host: '127.0.0.1',
  port: Number(process.env.PGPORT),
  user: 'postgres',
  database: 'postgres',
  connectionTimeoutMillis: 2000,
});
await client.connect();
await client.query(statements[action]);
await client.end();
