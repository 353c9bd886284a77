import type { OutputOf } from '@cadence/shared-contract';
import { ROLE_LABELS } from '@cadence/shared-contract';
import { invalid } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { AfterCommit } from '../../../kernel/http/index.ts';
import { orderLink } from '../../../kernel/links/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { announcePeople } from '../announce-people.ts';
import { demandMayAdd } from '../employees/add-employee.ts';
import { insertEmployees } from '../employees/employees.queries.ts';
import { lockHierarchy } from '../hierarchy/lock-hierarchy.ts';
import { recordChanges } from '../history/person-changes.queries.ts';
import { administersAll } from '../people.policy.ts';
import { findCeoRow } from '../people.queries.ts';
import type { CheckedRow, ImportFacts } from './check-import.ts';
import { checkImport } from './check-import.ts';
import type { ImportRow } from './import-rows.ts';
import { readImportRows, roleOfRow } from './import-rows.ts';
import { findAddresses, findParentIds } from './import.queries.ts';
import { readTable } from './read-table.ts';

async function gatherFacts(ctx: Ctx, actor: Actor): Promise<ImportFacts> {
  const addresses = await findAddresses(ctx);
  const parents = await findParentIds(ctx, actor);
  const ceo = await findCeoRow(ctx.db);
  const managers = new Map([...addresses].filter(([, id]) => parents.has(id)));
  return {
    taken: new Set(addresses.keys()),
    managers,
    // Managers import their own people; Org Admins, who may lead nobody, the ceo's.
    defaultManagerId: parents.has(actor.id) ? actor.id : (ceo?.id ?? actor.id),
    mayAddObservers: administersAll(actor),
  };
}

async function readRows(content: Blob): Promise<readonly ImportRow[]> {
  return readImportRows(await readTable(Buffer.from(await content.arrayBuffer())));
}

function present(row: CheckedRow): OutputOf<'people.importPreview'>['Rows'][number] {
  const role = roleOfRow(row);
  return {
    Line: row.line,
    Name: row.name,
    Email: row.email,
    JobTitle: row.jobTitle,
    OrgUnit: row.orgUnit,
    ManagerEmail: row.managerEmail,
    Role: role === null ? row.role : ROLE_LABELS[role],
    Errors: [...row.errors],
  };
}

const isRight = (row: CheckedRow): boolean => row.errors.length === 0;

/**
 * What importing the file would do, row by row; nothing is written.
 *
 * @throws denied for who adds nobody; invalid for a file that cannot be read
 */
export async function previewImport(
  ctx: Ctx,
  content: Blob,
): Promise<AfterCommit<OutputOf<'people.importPreview'>>> {
  demandMayAdd(ctx.actor);
  return new AfterCommit(async (again) => {
    const rows = await readRows(content);
    return again(async (later) => {
      demandMayAdd(later.actor);
      const checked = checkImport(rows, await gatherFacts(later, later.actor));
      const right = checked.filter(isRight).length;
      return { Rows: checked.map(present), Right: right, Wrong: checked.length - right };
    });
  });
}

/** Adds the rows, managers before those who report to them; the new ids. */
async function addRows(
  ctx: Ctx,
  rows: readonly CheckedRow[],
  facts: ImportFacts,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map(facts.managers);
  const added = new Map<string, number>();
  const deepest = Math.max(...rows.map(({ depth }) => depth ?? 0));
  for (let depth = 0; depth <= deepest; depth += 1) {
    const level = rows.filter((row) => row.depth === depth);
    const inserted = await insertEmployees(
      ctx,
      level.map((row) => ({
        name: row.name,
        email: row.email,
        role: roleOfRow(row) ?? 'contributor',
        job_title: row.jobTitle || null,
        org_unit: row.orgUnit || null,
        manager_id: ids.get(row.managerEmail) ?? facts.defaultManagerId,
      })),
    );
    for (const [email, id] of inserted) {
      ids.set(email, id);
      added.set(email, id);
    }
  }
  return added;
}

/**
 * Adds and invites everybody of the file whose row is right; the others are left out. All of them or, when something
 * fails, nobody.
 *
 * @throws denied, invalid as `previewImport`; invalid when no row is right
 */
export async function importEmployees(
  ctx: Ctx,
  content: Blob,
): Promise<AfterCommit<OutputOf<'people.import'>>> {
  demandMayAdd(ctx.actor);
  return new AfterCommit(async (again) => {
    const rows = await readRows(content);
    return again(async (later) => {
      const actor = await lockHierarchy(later);
      demandMayAdd(actor);
      const facts = await gatherFacts(later, actor);
      const checked = checkImport(rows, facts);
      const right = checked.filter(isRight);
      if (right.length === 0) throw invalid([{ path: 'file', message: 'No row of the file can be added.' }]);
      const added = await addRows(later, right, facts);
      await noteAdded(later, right, added);
      return { Added: right.length, Skipped: checked.length - right.length };
    });
  });
}

async function noteAdded(
  ctx: Ctx,
  rows: readonly CheckedRow[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const added = rows.map((row) => ({
    personId: ids.get(row.email) ?? 0,
    to: ROLE_LABELS[roleOfRow(row) ?? 'contributor'],
  }));
  await recordChanges(
    ctx,
    added.map(({ personId, to }) => ({ personId, change: 'Added', from: null, to })),
  );
  for (const { personId } of added)
    orderLink(ctx.outbox, { kind: 'invitation', to: { personId }, by: ctx.actor.id }, { isOneOfMany: true });
  // One event is enough for every page to ask again.
  announcePeople(ctx, 'employee_added', [added[0]?.personId ?? 0]);
}
