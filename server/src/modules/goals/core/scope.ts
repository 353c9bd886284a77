import type { Db } from '../../../kernel/db/index.ts';
import type { Viewer } from './visibility/viewer.ts';

/** What reading needs: the transaction, the viewer, and the time. A handler's `Ctx` fits. */
export interface Scope {
  readonly db: Db;
  readonly actor: Viewer;
  readonly today: string;
  readonly now: Date;
}
