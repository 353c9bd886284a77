import type { DatabaseHandle } from '../../kernel/db/index.ts';
import type { ReleaseUse } from '../../kernel/telemetry/index.ts';
import type { Halt } from './select-releases.ts';

const SCOPE = { role: 'owner', tenantId: null } as const;

/** The highest revision that was served; 0 for none. */
export function readRevisionFloor(db: DatabaseHandle, environment: string): Promise<number> {
  return db.transaction(SCOPE, async (tx) => {
    const row = await tx
      .selectFrom('registry_revisions')
      .select('revision')
      .where('environment', '=', environment)
      .executeTakeFirst();
    return row?.revision ?? 0;
  });
}

/** Never lowers it: of two gateways, the one with the newer registry counts. */
export function raiseRevisionFloor(db: DatabaseHandle, environment: string, revision: number): Promise<void> {
  return db.transaction(SCOPE, async (tx) => {
    await tx
      .insertInto('registry_revisions')
      .values({ environment, revision })
      .onConflict((clash) =>
        clash
          .column('environment')
          .doUpdateSet({ revision })
          .where('registry_revisions.revision', '<', revision),
      )
      .execute();
  });
}

/** A version with what it was halted for. */
export interface NewHalt extends Halt, ReleaseUse {}

/** Notes that a version was rolled back; false when another gateway has done so already. */
export function insertHalt(db: DatabaseHandle, halt: NewHalt, now: Date): Promise<boolean> {
  return db.transaction(SCOPE, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('halted_releases')
      .values({ ...halt, halted_at: now })
      .onConflict((clash) => clash.columns(['remote', 'version', 'since', 'tenant']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  });
}

export function readHalts(db: DatabaseHandle): Promise<readonly Halt[]> {
  return db.transaction(SCOPE, (tx) =>
    tx.selectFrom('halted_releases').select(['remote', 'version', 'since', 'tenant']).execute(),
  );
}
