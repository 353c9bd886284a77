import type { RawBuilder } from 'kysely';
import { isAnyOf } from '../../../../kernel/db/index.ts';
import type { Viewer } from './viewer.ts';

/** SQL for whether the viewer decides on the requests of a person (D-17). */
export function isDecidedBy({ decides }: Viewer, personId: RawBuilder<unknown>): RawBuilder<boolean> {
  return isAnyOf(personId, decides);
}
