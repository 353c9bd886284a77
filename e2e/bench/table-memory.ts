/** Writes an xlsx and prints the most memory in MB that the process had. Environment: ROWS. */
import { writeTableXlsx } from '../../server/src/kernel/files/index.ts';
import { sizeOf, tableOf } from './table-rows.ts';

await sizeOf(await writeTableXlsx(tableOf(Number(process.env['ROWS']))));
// In kB on every system.
console.log(process.resourceUsage().maxRSS / 1024);
process.exit();
