import { cpSync } from 'node:fs';

/** An embedded database with the demo as a server fills it at CLOCK, made before the run. */
const prepared = process.env['E2E_DEMO'];

/** Puts the demo into an empty data folder; where none was prepared, the server that gets the folder fills it. */
export function copyDemo(dataDir: string): void {
  if (prepared) cpSync(prepared, dataDir, { recursive: true });
}
