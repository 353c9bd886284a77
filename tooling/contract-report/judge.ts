/**
 * Whether remotes that were built against one report still fit another: the compiler decides, declaration by declaration.
 * What the platform gives has to be assignable to what it was; what it takes has to accept what it did. A declaration is
 * judged as it is written: what it names is judged where that is declared, so that a change is reported once.
 *
 * Tags in a type's comment: `@taken` where no function takes it, `@each` to judge every property by itself, `@apart` where
 * the types that are made of it are judged instead.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from 'typescript/unstable/sync';
import { DECLARATIONS, lostProperties, sharedKeys, type Pair } from './properties.ts';
import type { Compiler } from './compiler.ts';
import { KNOWN, probesFor, readProbes, type Probe } from './probes.ts';
import { isType, isValue, parseReport, renamed, was, type ParsedReport } from './report-text.ts';
import { readRoles, type Role } from './roles.ts';

export interface Change {
  readonly isBreaking: boolean;
  /** For the squad that made it. */
  readonly sentence: string;
}

interface Reports {
  readonly before: ParsedReport;
  readonly after: ParsedReport;
}

/** A declaration that is no longer what it was. */
interface Changed extends Pair {
  readonly tags: readonly string[];
  readonly roles: ReadonlySet<Role>;
}

/** Deeper than this, what is taken has a name of its own. */
const DEPTH = 3;

const GIVEN: ReadonlySet<Role> = new Set(['given']);

/**
 * Compares two reports of an entry.
 * @param compiler in the package: what the reports import is resolved from there
 * @returns what breaks; if nothing does, what is new; nothing for the same report
 */
export function judge(compiler: Compiler, from: string, to: string): readonly Change[] {
  if (from === to) return [];
  const reports = { before: parseReport(from), after: parseReport(to) };
  const broken = [...findUnexported(reports), ...ask(compiler, reports)];
  return broken.length > 0 ? broken : [{ isBreaking: false, sentence: describeAdded(reports) }];
}

function ask({ work, open }: Compiler, reports: Reports): readonly Change[] {
  const folder = mkdtempSync(join(work, 'judge-'));
  const [declarations, lines] = [join(folder, DECLARATIONS), join(folder, 'probes.ts')];
  const text = declareBoth(reports);
  writeFileSync(declarations, text);
  const declared = open([declarations]);
  const file = declared.program.getSourceFile(declarations);
  if (!file) throw new Error('The compiler does not read the reports.');
  const roles = readRoles(file, { taken: tagged(reports, 'taken'), apart: tagged(reports, 'apart') });
  const changed = findChanged(reports, roles);
  const probes = changed.flatMap((one) => probesOf(declared, one));
  writeFileSync(lines, [...probes.map(({ code }) => code), text].join('\n'));
  const { program } = open([lines]);
  return [
    ...changed.flatMap((one) => findLost(declared, one)),
    ...readProbes(program.getSemanticDiagnostics(lines), probes),
  ];
}

/** Today's declarations; what is gone; and what changed as it was. */
function declareBoth({ before, after }: Reports): string {
  const old = [...before.blocks].flatMap(([name, { text }]) => {
    const now = after.blocks.get(name);
    if (!isValue(text) && !isType(text)) return [];
    if (!now) return [text];
    return now.text === text ? [] : [renamed(text, name, was(name))];
  });
  const imports = new Set([...after.imports, ...before.imports]);
  return [
    ...imports,
    ...[...after.blocks.values()].map(({ text }) => text),
    ...old,
    KNOWN,
    'export {};',
  ].join('\n\n');
}

const tagged = ({ after }: Reports, tag: string): ReadonlySet<string> =>
  new Set([...after.blocks].filter(([, { tags }]) => tags.includes(tag)).map(([name]) => name));

function findChanged(
  { before, after }: Reports,
  roles: ReadonlyMap<string, ReadonlySet<Role>>,
): readonly Changed[] {
  return [...before.blocks].flatMap(([name, { text: old }]) => {
    const block = after.blocks.get(name);
    if (!block || block.text === old || block.tags.includes('apart')) return [];
    return [{ name, now: block.text, old, tags: block.tags, roles: roles.get(name) ?? GIVEN }];
  });
}

function probesOf(project: Project, changed: Changed): readonly Probe[] {
  const { name, old, now, tags, roles } = changed;
  const values = isValue(old) && isValue(now) ? probesFor(changed, { isValue: true, roles: GIVEN }) : [];
  if (!isType(old) || !isType(now)) return values;
  if (!tags.includes('each')) return [...values, ...probesFor(changed, { roles })];
  return sharedKeys(project, name).flatMap((key) => probesFor(changed, { roles, key }));
}

/** The compiler accepts a property that it does not know, and nobody reads it. */
function findLost(project: Project, { name, old, now, tags, roles }: Changed): readonly Change[] {
  const isTaken = roles.has('taken') && !roles.has('given');
  if (!isType(old) || !isType(now) || (!isTaken && !tags.includes('each'))) return [];
  return lostProperties(project, name, isTaken ? DEPTH : 1).map((path) => ({
    isBreaking: true,
    sentence: isTaken
      ? `${name} has no ${path} any more, and what remotes say there would be ignored`
      : `${name} has no ${path} any more, and remotes that use it fail`,
  }));
}

function findUnexported({ before, after }: Reports): readonly Change[] {
  return [...before.blocks].flatMap(([name, { text: old, isExported }]) => {
    const now = after.blocks.get(name);
    const isThere =
      now?.isExported && (!isValue(old) || isValue(now.text)) && (!isType(old) || isType(now.text));
    if (!isExported || isThere) return [];
    return [{ isBreaking: true, sentence: `${name} is no longer exported, and remotes that import it fail` }];
  });
}

function describeAdded({ before, after }: Reports): string {
  const added = [...after.blocks].filter(
    ([name, { isExported }]) => isExported && !before.blocks.get(name)?.isExported,
  );
  const changed = [...after.blocks].filter(([name, { text }]) => {
    const old = before.blocks.get(name);
    return old !== undefined && old.text !== text;
  });
  const list = (label: string, found: typeof added): readonly string[] =>
    found.length > 0 ? [`${label} ${found.map(([name]) => name).join(', ')}`] : [];
  return (
    [...list('new:', added), ...list('with more than before:', changed)].join('; ') || 'declared differently'
  );
}
