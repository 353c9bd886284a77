import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';

/** Whether the person receives notifications by mail. */
export async function findEmailPreference(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('email_notifications')
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.email_notifications;
}

export async function setEmailPreference(db: Db, id: number, isWanted: boolean): Promise<void> {
  await db
    .updateTable('people')
    .set({ email_notifications: isWanted })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .execute();
}

/** Sets the person's text about their responsibilities (people §3). */
export async function setResponsibility(db: Db, id: number, text: string): Promise<void> {
  await db
    .updateTable('people')
    .set({ responsibility: text })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .execute();
}
