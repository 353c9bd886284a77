/**
 * Asks for one run of a recurring job in the embedded database of a folder that no server has open: the next server
 * does it at once instead of at its hour. A separate program, because a process opens such a database once.
 */
import { parseConfig } from '../../server/src/kernel/config/config.ts';
import { openConfiguredDatabase } from '../../server/src/kernel/kernel.ts';

const [, , name = ''] = process.argv;
const db = await openConfiguredDatabase(parseConfig(process.env));
await db.transaction({ role: 'jobs' }, (tx) =>
  tx
    .updateTable('recurring_jobs')
    .set({ due_at: new Date(0) })
    .where('name', '=', name)
    .executeTakeFirstOrThrow(),
);
await db.close();
