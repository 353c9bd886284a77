/**
 * Whether remotes that were built against one report still fit another: the compiler decides. What the platform gives
 * (values, props, answers) has to be assignable to what it was. What it takes has to accept what it did and not lose
 * properties: such types have `@taken` in their comment. `@each` judges every property by itself, and a type with
 * `@apart` by the types made of it.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import { API, SymbolFlags, type Checker, type Diagnostic, type Project, type Symbol, type Type } from 'typescript/unstable/sync';
import type { Contract } from './read-report.ts';

export interface Change {
  readonly isBreaking: boolean;
  /** For the squad that made it. */
  readonly sentence: string;
}

interface Probe {
  readonly code: string;
  /** What is said before the compiler's reason. */
  readonly claim: string;
}

interface Sides {
  readonly checker: Checker;
  readonly before: ReadonlyMap<string, Symbol>;
  readonly after: ReadonlyMap<string, Symbol>;
}

/** Deeper than this, what is taken has a name of its own, which is judged by itself. */
const DEPTH = 3;

const IMPORTS = ["import type * as Before from './before';", "import type * as After from './after';"];

/**
 * Compares two reports of an entry.
 * @param folder the package; what the reports import is resolved from there
 */
export function judge({ folder }: Pick<Contract, 'folder'>, before: string, after: string): readonly Change[] {
  if (before === after) return [];
  const cache = join(folder, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'contract-judge-'));
  const api = new API({ cwd: folder });
  try {
    writeFileSync(join(work, 'before.d.ts'), before);
    writeFileSync(join(work, 'after.d.ts'), after);
    const sides = readSides(openProject(api, work, ['before.d.ts', 'after.d.ts']), work);
    const probes = [...sides.before.keys()].flatMap((name) => probesOf(sides, name));
    writeFileSync(join(work, 'probes.ts'), [...IMPORTS, ...probes.map(({ code }) => code)].join('\n'));
    const broken = runProbes(openProject(api, work, ['probes.ts']), probes, join(work, 'probes.ts'));
    const changes = [...findLost(sides), ...broken];
    return changes.length > 0 ? changes : [{ isBreaking: false, sentence: describeAdded(sides) }];
  } finally {
    api.close();
    rmSync(work, { recursive: true, force: true });
  }
}

function openProject(api: API, work: string, files: readonly string[]): Project {
  const config = join(work, `${files[0]}.json`);
  const base = join(import.meta.dirname, '../tsconfig/base.json');
  const compilerOptions = { lib: ['ES2024', 'DOM', 'DOM.Iterable'], noUnusedLocals: false };
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, files }));
  const project = api.updateSnapshot({ openProject: config }).getProject(config);
  if (!project) throw new Error(`The compiler does not open ${config}.`);
  return project;
}

function readSides({ checker, program }: Project, work: string): Sides {
  const read = (name: string): ReadonlyMap<string, Symbol> => {
    const file = program.getSourceFile(join(work, name));
    const module = file && checker.getSymbolAtLocation(file);
    return new Map(module ? checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]) : []);
  };
  return { checker, before: read('before.d.ts'), after: read('after.d.ts') };
}

/** `After.x` has to fit `Before.x` where it is given, and the other way around where it is taken. */
function probesOf({ checker, before, after }: Sides, name: string): readonly Probe[] {
  const [old, now] = [before.get(name), after.get(name)];
  if (!old || !now) return [];
  const tags = tagsOf(checker, now);
  if (tags.includes('apart')) return [];
  const probes: Probe[] = [];
  const isValue = (symbol: Symbol): boolean => (symbol.flags & SymbolFlags.Value) !== 0;
  const isType = (symbol: Symbol): boolean => (symbol.flags & SymbolFlags.Type) !== 0;
  if (isValue(old) && isValue(now)) probes.push(probe(name, `typeof #.${name}`, false));
  if (!isType(old) || !isType(now)) return probes;
  const isTaken = tags.includes('taken');
  const type = `#.${name}${parametersOf(now)}`;
  if (!tags.includes('each')) return [...probes, probe(name, type, isTaken)];
  const has = new Set(propertiesOf(checker, now));
  return propertiesOf(checker, old)
    .filter((key) => has.has(key))
    .map((key) => probe(`${name}[${quote(key)}]`, `${type}[${quote(key)}]`, isTaken));
}

function probe(name: string, type: string, isTaken: boolean): Probe {
  const [from, to] = isTaken ? ['Before', 'After'] : ['After', 'Before'];
  const code = `((value: ${type.replaceAll('#', from)}): ${type.replaceAll('#', to)} => value);`;
  const claim = isTaken
    ? `${name} is taken from remotes and no longer accepts what they give`
    : `${name} is given to remotes and is no longer what they were built for`;
  return { code, claim };
}

/** Every probe is a line, below the imports. */
function runProbes({ program }: Project, probes: readonly Probe[], path: string): readonly Change[] {
  const lines = [...IMPORTS, ...probes.map(({ code }) => code)];
  const ends: number[] = [];
  for (const line of lines) ends.push((ends.at(-1) ?? 0) + line.length + 1);
  return program.getSemanticDiagnostics(path).map((diagnostic) => {
    const at = ends.findIndex((end) => diagnostic.pos < end) - IMPORTS.length;
    return { isBreaking: true, sentence: `${probes[at]?.claim ?? 'It does not compile'}: ${reasonOf(diagnostic)}` };
  });
}

/** The last link of the compiler's chain names the property. */
function reasonOf({ text, messageChain = [] }: Diagnostic): string {
  const next = messageChain[0];
  return (next ? reasonOf(next) : text).replaceAll(/import\("[^"]*"\)\.|\b(?:Before|After)\./g, '');
}

/** Names that are gone, and properties that are taken no longer: the compiler would accept and forget them. */
function findLost({ checker, before, after }: Sides): readonly Change[] {
  return [...before].flatMap(([name, old]) => {
    const now = after.get(name);
    const lost = (flags: SymbolFlags): boolean => (old.flags & flags) !== 0 && ((now?.flags ?? 0) & flags) === 0;
    if (!now || lost(SymbolFlags.Value) || lost(SymbolFlags.Type))
      return [{ isBreaking: true, sentence: `${name} is no longer exported: remotes that import it fail` }];
    const tags = tagsOf(checker, now);
    if (!tags.includes('taken') && !tags.includes('each')) return [];
    const depth = tags.includes('taken') ? DEPTH : 1;
    const [from, to] = [checker.getDeclaredTypeOfSymbol(old), checker.getDeclaredTypeOfSymbol(now)];
    return lostProperties(checker, [from, to], depth).map((path) => ({
      isBreaking: true,
      sentence: `${name} has no ${path} any more: ${tags.includes('taken') ? 'what remotes say there is ignored' : 'remotes that use it fail'}`,
    }));
  });
}

function lostProperties(checker: Checker, [from, to]: readonly [Type, Type], depth: number): readonly string[] {
  return checker.getPropertiesOfType(from).flatMap((old) => {
    const now = checker.getPropertyOfType(to, old.name);
    if (!now) return [old.name];
    const [one, two] = [checker.getTypeOfSymbol(old), checker.getTypeOfSymbol(now)];
    if (depth === 1 || !one || !two) return [];
    return lostProperties(checker, [one, two], depth - 1).map((path) => `${old.name}.${path}`);
  });
}

function describeAdded({ before, after }: Sides): string {
  const added = [...after.keys()].filter((name) => !before.has(name)).toSorted();
  return added.length > 0 ? `New: ${added.join(', ')}` : 'What was there accepts more or gives more';
}

const tagsOf = (checker: Checker, symbol: Symbol): readonly string[] =>
  checker.getJsDocTagsOfSymbol(symbol).map(({ name }) => name);

const propertiesOf = (checker: Checker, symbol: Symbol): readonly string[] =>
  checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).map(({ name }) => name);

/** Of a type with parameters, what is the same for all of them. */
function parametersOf(symbol: Symbol): string {
  const declared = symbol.declarations.map((handle) => handle.resolve()).find(hasParameters);
  return declared ? `<${declared.typeParameters.map(() => 'any').join(', ')}>` : '';
}

const hasParameters = (
  node: Node | undefined,
): node is Node & { readonly typeParameters: readonly Node[] } =>
  node !== undefined && 'typeParameters' in node && node.typeParameters !== undefined;

const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;
