/**
 * The least that answers the same question: Fastify, a pool, the statement and nothing else; no session, no tenant, no
 * transaction, no validation, no schema. Environment: PORT, DATABASE_URL, TENANT_ID.
 */
import { fastify } from 'fastify';
import { Pool, types } from 'pg';
import { PERIODS_SQL } from './measures/route-overhead.ts';

types.setTypeParser(types.builtins.DATE, (text) => text);
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
const tenantId = Number(process.env['TENANT_ID']);

const app = fastify({ logger: false });
app.get('/health/ready', async () => 'ready');
app.get('/periods', async () => {
  const { rows } = await pool.query(PERIODS_SQL, [tenantId]);
  return {
    data: rows.map((row) => ({
      Id: row.id,
      StartDate: row.start_date,
      EndDate: row.end_date,
      Quarter: row.quarter,
      Year: row.year,
    })),
  };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
