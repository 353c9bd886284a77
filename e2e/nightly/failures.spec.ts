import { OTHER_ROWS, proveRows } from '../src/failure-proof/rows.ts';

proveRows(OTHER_ROWS);
