import { setImmediate } from 'node:timers/promises';
import type { OutputOf } from '@cadence/shared-contract';
import { conflict, invalid } from '../../../kernel/errors/index.ts';
import type { Again, Ctx } from '../../../kernel/http/index.ts';
import { AfterCommit } from '../../../kernel/http/index.ts';
import { announcePeople } from '../announce-people.ts';
import { demandMayAdd } from '../employees/add-employee.ts';
import { lockHierarchy } from '../hierarchy/lock-hierarchy.ts';
import type { CheckedRow } from './check-import.ts';
import { checkImport } from './check-import.ts';
import { demandWithinLimit, readLimit } from './import-limit.ts';
import type { ImportRow } from './import-rows.ts';
import { roleOfRow } from './import-rows.ts';
import type { PreparedRow } from './import-runs.queries.ts';
import {
  addPrepared,
  beginImport,
  discardRun,
  findFirstAdded,
  findManagersOf,
  forgetRows,
  hasKeptAddress,
  noteAdded,
  prepareRows,
  reserveIds,
  takeImport,
} from './import-runs.queries.ts';
import { gatherFacts, gatherStanding, isRight, readRows } from './preview-import.ts';

/**
 * Rows per transaction: everybody else waits that long on the embedded database, which runs one transaction at a time.
 */
const BATCH = 250;

const ended = () => conflict('The import was cancelled. Nobody was added.', 'alreadyDone');
const changed = () =>
  conflict(
    'The organisation was changed while the rows were prepared. Nobody was added. Please try again.',
    'changedByOther',
  );

/** An import whose rows have been checked. */
interface Run {
  readonly id: number;
  readonly right: readonly PreparedRow[];
  readonly skipped: number;
}

/** Valid rows with reserved ids for the new people and their managers. */
function withIds(rows: readonly CheckedRow[], ids: readonly number[]): readonly PreparedRow[] {
  const byLine = new Map(rows.map(({ line }, index) => [line, ids[index] ?? 0]));
  return rows.map((row) => ({
    line: row.line,
    person_id: byLine.get(row.line) ?? 0,
    manager_id: row.managerId ?? byLine.get(row.managerLine ?? 0) ?? 0,
    depth: row.depth ?? 0,
    name: row.name,
    email: row.email,
    role: roleOfRow(row) ?? 'contributor',
    job_title: row.jobTitle || null,
    org_unit: row.orgUnit || null,
  }));
}

/** @throws denied; invalid when no row is valid, or more than the actor may add */
async function begin(again: Again, rows: readonly ImportRow[]): Promise<Run> {
  const facts = await again((ctx) => {
    demandMayAdd(ctx.actor);
    return gatherFacts(ctx, ctx.actor);
  });
  const checked = checkImport(rows, facts);
  const right = checked.filter(isRight);
  if (right.length === 0) throw invalid([{ path: 'file', message: 'No row of the file can be added.' }]);
  return again(async (request) => {
    // When one person begins two imports at once, the second replaces the first.
    const ctx = { ...request, actor: await lockHierarchy(request) };
    demandWithinLimit(await readLimit(ctx, ctx.actor), right.length);
    const ids = await reserveIds(ctx, right.length);
    const id = await beginImport(ctx, right.length);
    return { id, right: withIds(right, ids), skipped: checked.length - right.length };
  });
}

/**
 * Writes the rows to the database in batches, yielding to other requests in between. @throws conflict when it was ended
 */
async function prepare(again: Again, { id, right }: Run): Promise<void> {
  for (let start = 0; start < right.length; start += BATCH) {
    const batch = right.slice(start, start + BATCH);
    if (!(await again((ctx) => prepareRows(ctx, id, batch)))) throw ended();
    await setImmediate();
  }
}

/** Checks again what may have changed since the rows were checked. @throws denied, invalid, conflict */
async function demandStillRight(ctx: Ctx, { id, right }: Run): Promise<void> {
  demandMayAdd(ctx.actor);
  const { parents, defaultManagerId, mayAddObservers } = await gatherStanding(ctx, ctx.actor);
  const isManaged = (await findManagersOf(ctx.db, id)).every(
    (manager) => manager === defaultManagerId || parents.has(manager),
  );
  const hasObservers = right.some(({ role }) => role === 'observer');
  if (!isManaged || (hasObservers && !mayAddObservers) || (await hasKeptAddress(ctx, id))) throw changed();
  demandWithinLimit(await readLimit(ctx, ctx.actor), right.length);
}

function isAddressTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'people_email_key';
}

/** Adds everybody in one statement; everything that could be done before has been done. @throws as above */
async function add(request: Ctx, run: Run): Promise<OutputOf<'people.import'>> {
  const ctx = { ...request, actor: await lockHierarchy(request) };
  await demandStillRight(ctx, run);
  if (!(await takeImport(ctx, run.id))) throw ended();
  await addPrepared(ctx, run.id).catch((error: unknown) => {
    throw isAddressTaken(error) ? changed() : error;
  });
  await noteAdded(ctx, run.id);
  // One event is enough to make every page read again.
  announcePeople(ctx, 'employee_added', { ids: [await findFirstAdded(ctx.db, run.id)] });
  return { Added: run.right.length, Skipped: run.skipped };
}

/**
 * Adds and invites everybody of the file whose row is valid; other rows are left out. All or nothing: if something
 * fails, is cancelled or the process dies, nobody is added, and nobody sees some of them before the others. The rows
 * are read and checked outside of the database, prepared in it in batches, and added in one short transaction (D-118).
 *
 * @throws denied, invalid as `previewImport`; invalid when no row is valid, or too many for the day; conflict when it
 *   was cancelled, or when the organisation changed in between
 */
export async function importEmployees(
  ctx: Ctx,
  content: Blob,
): Promise<AfterCommit<OutputOf<'people.import'>>> {
  demandMayAdd(ctx.actor);
  return new AfterCommit(async ({ again, finish }) => {
    const run = await begin(again, await readRows(content));
    try {
      await prepare(again, run);
      const answer = await finish((later) => add(later, run));
      // Everybody was added. If the session has ended or the database is away, the job removes the rows.
      await again((later) => forgetRows(later, run.id)).catch(() => undefined);
      return answer;
    } catch (error) {
      // If the session has ended or the database is away, the job discards the import.
      await again((later) => discardRun(later, run.id)).catch(() => undefined);
      throw error;
    }
  });
}
