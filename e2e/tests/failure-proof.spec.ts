import { proveRows, TYPICAL_ROWS } from '../src/failure-proof/rows.ts';

proveRows(TYPICAL_ROWS);
