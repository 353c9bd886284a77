import type { Db } from '../../../kernel/db/index.ts';
import type { Viewer } from './visibility/viewer.ts';

/** What reading needs: the transaction, who looks, and when. A handler's `Ctx` fits. */
export interface Scope {
  readonly db: Db;
  readonly actor: Viewer;
  readonly today: string;
  readonly now: Date;
  /** The goal looked at is aligned beneath one of the actor's own; unset where nobody asked. */
  readonly isBeneathOwn?: boolean;
}
