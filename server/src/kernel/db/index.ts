export { openDatabase } from './database.ts';
export type { DatabaseHandle } from './database.ts';
export { loadSecret } from './secrets.ts';
export type { Db, Scope } from './transaction.ts';
export type { Database } from '../../migrations/tables.ts';
