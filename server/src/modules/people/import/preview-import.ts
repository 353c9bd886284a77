import type { OutputOf } from '@cadence/shared-contract';
import { ROLE_LABELS } from '@cadence/shared-contract';
import type { Ctx } from '../../../kernel/http/index.ts';
import { AfterCommit } from '../../../kernel/http/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { demandMayAdd } from '../employees/add-employee.ts';
import { administersAll } from '../people.policy.ts';
import { findCeoRow } from '../people.queries.ts';
import type { CheckedRow, ImportFacts } from './check-import.ts';
import { checkImport } from './check-import.ts';
import { readLimit } from './import-limit.ts';
import type { ImportRow } from './import-rows.ts';
import { readImportRows, roleOfRow } from './import-rows.ts';
import { findAddresses, findParentIds, findTakenAddresses } from './import.queries.ts';
import { readTable } from './read-table.ts';

/** The managers the actor may add to, and the roles they may give. */
export async function gatherStanding(ctx: Ctx, actor: Actor) {
  const parents = await findParentIds(ctx, actor);
  const ceo = await findCeoRow(ctx.db);
  return {
    parents,
    // Managers import their own people; Org Admins, who may lead nobody, import people of the ceo.
    defaultManagerId: parents.has(actor.id) ? actor.id : (ceo?.id ?? actor.id),
    mayAddObservers: administersAll(actor),
  };
}

/** The facts that the rows of a file are checked against, for the actor. */
export async function gatherFacts(ctx: Ctx, actor: Actor): Promise<ImportFacts> {
  const { parents, ...standing } = await gatherStanding(ctx, actor);
  const addresses = await findAddresses(ctx);
  const managers = new Map([...addresses].filter(([, id]) => parents.has(id)));
  return { ...standing, managers, taken: await findTakenAddresses(ctx) };
}

/** @throws invalid for a file that cannot be read */
export async function readRows(content: Blob): Promise<readonly ImportRow[]> {
  return readImportRows(await readTable(Buffer.from(await content.arrayBuffer())));
}

export const isRight = (row: CheckedRow): boolean => row.errors.length === 0;

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

/**
 * Reports what importing the file would do, row by row; nothing is written.
 *
 * @throws denied for anyone who may not add employees; invalid for a file that cannot be read
 */
export async function previewImport(
  ctx: Ctx,
  content: Blob,
): Promise<AfterCommit<OutputOf<'people.importPreview'>>> {
  demandMayAdd(ctx.actor);
  return new AfterCommit(async ({ again }) => {
    const rows = await readRows(content);
    const { facts, limit } = await again(async (later) => {
      demandMayAdd(later.actor);
      return { facts: await gatherFacts(later, later.actor), limit: await readLimit(later, later.actor) };
    });
    const checked = checkImport(rows, facts);
    const right = checked.filter(isRight).length;
    return { Rows: checked.map(present), Right: right, Wrong: checked.length - right, Limit: limit };
  });
}
