import type { PersonRef, Profile } from '@cadence/shared-contract';
import type { Db } from '../../kernel/db/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { findProfileRow, findRefRows } from './people.queries.ts';
import { presentPersonRef, presentProfile } from './present-person.ts';
import type { PictureViewer } from './avatars/avatar-url.ts';
import type { ProfileView } from './present-person.ts';

/** People of the tenant by id, to show on other resources; ids that do not exist are left out. */
export async function findPersonRefs(
  viewer: PictureViewer & { readonly db: Db },
  ids: readonly number[],
): Promise<ReadonlyMap<number, PersonRef>> {
  if (ids.length === 0) return new Map();
  const rows = await findRefRows(viewer.db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, presentPersonRef(viewer, row)]));
}

/**
 * A person's own profile, as their session includes it (D-72).
 *
 * @throws not_found when there is no such person in the tenant
 */
export async function readOwnProfile(db: Db, view: Omit<ProfileView, 'isEditable'>): Promise<Profile> {
  const row = await findProfileRow(db, view.actor.id);
  if (!row) throw notFound();
  return presentProfile(row, { isEditable: true, ...view });
}
