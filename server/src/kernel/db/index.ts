export { connectDatabase, openDatabase } from './database.ts';
export type { DatabaseHandle } from './database.ts';
export { findServedPort, findServedSocket, noteServedPort } from './embedded/embedded-database.ts';
export { FolderInUseError } from './embedded/folder-lock.ts';
export { migrateToLatest } from './migrator.ts';
export { loadSecret } from './secrets.ts';
export { currentTenant } from './transaction.ts';
export type { Db, Scope } from './transaction.ts';
export type { Database } from '../../migrations/tables.ts';
