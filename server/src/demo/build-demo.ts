import { dateInZone } from '../kernel/clock/clock.ts';
import { ACME } from './acme.ts';
import type { DemoCompany } from './company.ts';
import { DemoRows } from './demo-rows.ts';
import { GLOBEX } from './globex.ts';
import { writeCompany } from './write-company.ts';

export const DEMO_COMPANIES: readonly DemoCompany[] = [ACME, GLOBEX];

/** All rows of the demo as of an instant; always the same for the same instant. */
export function buildDemo(now: Date, passwordHash: string): DemoRows {
  const rows = new DemoRows();
  for (const company of DEMO_COMPANIES) {
    writeCompany(rows, company, { now, passwordHash, today: dateInZone(now, company.timeZone) });
  }
  return rows;
}
