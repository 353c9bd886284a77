import { join } from 'node:path';
import type { Contract } from './read-report.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What remotes may import of the contract; `./notifications` and `./operations` are the server's. */
export const CONTRACTS: readonly Contract[] = [
  {
    folder: join(ROOT, 'shared-contract'),
    entries: {
      index: ['src/index.ts', 'api/calls.ts'],
      charts: ['src/charts/index.ts'],
      remote: ['src/remote/index.ts', 'api/slots.ts'],
      reports: ['src/reports/index.ts'],
      slides: ['src/slides/index.ts'],
    },
    internal: [
      'src/announce-instance.ts',
      'src/live/change.ts',
      'src/live/freshness.ts',
      'src/live/goal-reads.ts',
      'src/live/goal-rows.ts',
      'src/people/permission-flags.ts#permissionFlagRow',
      'src/remote/first-sight.ts',
      'src/remote/match-path.ts',
      'src/remote/own-copies.ts',
      'src/remote/registry.ts',
      'src/remote/signed.ts',
    ],
    // As declared, they would need every schema of the server.
    written: {
      ParamsOf: "type ParamsOf<Id extends OperationId> = InputOfCall[Id]['params'];",
      QueryOf: "type QueryOf<Id extends OperationId> = InputOfCall[Id]['query'];",
      BodyOf: "type BodyOf<Id extends OperationId> = InputOfCall[Id]['body'];",
      OutputOf: 'type OutputOf<Id extends OperationId> = AnswerOfCall[Id];',
    },
  },
];
