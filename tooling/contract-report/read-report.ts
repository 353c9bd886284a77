import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import {
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import {
  NodeBuilderFlags,
  SymbolFlags,
  type Project,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';
import { readExports, withCompiler } from './compiler.ts';
import { readDeclarations, type Declarations } from './declarations.ts';
import { layOut, namesIn, onOneLine, shorten, usesValue, withoutMethods } from './type-text.ts';

/** A package that others are compiled against. */
export interface Contract {
  readonly folder: string;
  /** The modules of which a report is written together, by its name; paths are relative to `folder`. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  /**
   * Modules, and names in modules (`path#name`), for the platform's own parts: no promise, though an entry exports it.
   */
  readonly internal?: readonly string[];
  /** Declarations that would say too much, by name: what the report has instead. */
  readonly written?: Readonly<Record<string, string>>;
}

/** By name. A report is a module: it declares what the entry exports, and the types that this needs. */
export type Reports = Readonly<Record<string, string>>;

/** Of a table that is exported, what it has is the promise, and not which words and numbers these are. */
const SHAPE = `type Shape<T> = T extends (...args: never) => unknown ? T
  : T extends readonly (infer Item)[] ? readonly Shape<Item>[]
  : T extends string ? string : T extends number ? number : T extends boolean ? boolean
  : T extends object ? { [Key in keyof T]: Shape<T[Key]> } : T;`;

const FLAGS = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** What a declaration's comment may say of its use; see `judge.ts`. */
const TAGS = ['taken', 'each', 'apart'];

/** What one package's sources say today. */
interface Sources extends Declarations {
  readonly project: Project;
  readonly written: Readonly<Record<string, string>>;
  /** A record of the shape of every exported value. */
  readonly shapes: Type;
  /** What exported types come to, and their names. */
  readonly names: ReadonlyMap<string, string>;
}

/** Reads the reports of a package from its sources, through the compiler. */
export function readReports(contract: Contract): Reports {
  const { folder, entries, internal = [] } = contract;
  return withCompiler(folder, ({ work, open }) => {
    const shapes = join(work, 'shapes.ts');
    const modules = modulesOf(contract);
    writeFileSync(shapes, shapesModule(modules));
    const project = open([...modules, shapes]);
    const sources = readSources(project, contract, shapes);
    return Object.fromEntries(
      Object.entries(entries).map(([name, paths]) => {
        const exported = paths
          .flatMap((path) => [...readExports(project, join(folder, path))])
          .filter(([exportedAs, symbol]) => !isInternal(exportedAs, symbol, internal));
        return [name, writeReport(sources, new Map(exported))];
      }),
    );
  });
}

const modulesOf = ({ folder, entries }: Contract): readonly string[] =>
  Object.values(entries)
    .flat()
    .map((path) => join(folder, path));

function readSources(project: Project, contract: Contract, shapesPath: string): Sources {
  const shapes = readExports(project, shapesPath).get('Shapes');
  if (!shapes) throw new Error('The compiler does not see the shapes of values.');
  return {
    project,
    written: contract.written ?? {},
    names: readNames(project, modulesOf(contract)),
    shapes: project.checker.getDeclaredTypeOfSymbol(shapes),
    ...readDeclarations(project, contract.folder),
  };
}

function readNames(project: Project, modules: readonly string[]): ReadonlyMap<string, string> {
  const { checker } = project;
  const names = new Map<string, string>();
  for (const [name, symbol] of modules.flatMap((path) => [...readExports(project, path)])) {
    if (!(symbol.flags & SymbolFlags.TypeAlias) || hasParameters(symbol)) continue;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const text = checker.typeToString(type, undefined, FLAGS | NodeBuilderFlags.InTypeAlias);
    if (!names.has(text)) names.set(text, name);
  }
  return names;
}

const hasParameters = ({ declarations }: Symbol): boolean =>
  declarations.some((handle) => {
    const node = handle.resolve();
    return node && isTypeAliasDeclaration(node) && node.typeParameters !== undefined;
  });

/** Type of the shape of every value that a module exports, by name. */
const shapesModule = (modules: readonly string[]): string =>
  [
    SHAPE,
    ...modules.map((path, n) => `import type * as Entry${n} from '${path.replaceAll('\\', '/')}';`),
    `type Values = ${modules.map((_, n) => `typeof Entry${n}`).join(' & ')};`,
    'export type Shapes = { [Key in keyof Values]: Shape<Values[Key]> };',
  ].join('\n');

/** Paths of declarations are in small letters where the file system knows no others. */
const isInternal = (name: string, { declarations }: Symbol, internal: readonly string[]): boolean =>
  internal.some((one) => {
    const [path = '', only = name] = one.split('#');
    return (
      only === name && declarations.some((at) => at.path.toLowerCase().endsWith(`/${path.toLowerCase()}`))
    );
  });

function writeReport(sources: Sources, exported: ReadonlyMap<string, Symbol>): string {
  // Iterating a map includes what is added on the way.
  const texts = new Map([...exported].map(([name, symbol]) => [name, declare(sources, name, symbol)]));
  const imported = new Map<string, string>();
  for (const [, text] of texts)
    for (const name of namesIn(text)) {
      if (texts.has(name)) continue;
      const own = declareOwn(sources, name, text);
      const module = sources.imported.get(name);
      if (own !== undefined) texts.set(name, own);
      else if (module !== undefined) imported.set(name, module);
    }
  const lines = [...imported].map(([name, module]) => `import type { ${name} } from '${module}';`).toSorted();
  const declared = [...texts].toSorted(([one], [two]) => (one < two ? -1 : 1));
  const publicly = ([name, text]: readonly [string, string]): string =>
    exported.has(name) ? text.replaceAll(/^(?=declare |type |interface )/gm, 'export ') : text;
  return [...lines, ...declared.map(publicly), 'export {};'].join('\n\n');
}

/** What is not exported but needed by what is. */
function declareOwn(sources: Sources, name: string, user: string): string | undefined {
  const nodes = sources.own.get(name);
  if (nodes === undefined) return undefined;
  const symbols = nodes.map((node) => sources.project.checker.getSymbolAtLocation(nameOf(node)));
  const [symbol, another] = new Set(symbols);
  if (another) throw new Error(`Two types that the contract needs are called ${name}.`);
  if (!symbol || (!(symbol.flags & SymbolFlags.Type) && !usesValue(user, name))) return undefined;
  return declare(sources, name, symbol);
}

const nameOf = (node: Node): Node => (node as Node & { readonly name: Node }).name;

/** A name's declaration: a value, a type, or both. */
function declare(sources: Sources, name: string, symbol: Symbol): string {
  const { checker } = sources.project;
  if (sources.written[name] !== undefined) return sources.written[name];
  const tags = checker.getJsDocTagsOfSymbol(symbol).filter((tag) => TAGS.includes(tag.name));
  const parts: string[] = [];
  const isType = (symbol.flags & SymbolFlags.Type) !== 0;
  const isValue = !isType || checker.getPropertyOfType(sources.shapes, name) !== undefined;
  if (isValue) parts.push(`declare const ${name}: ${valueText(sources, name, symbol)};`);
  if (isType) parts.push(typeDeclaration(sources, name, symbol));
  return [...(tags.length > 0 ? ['/**', ...tags.map((tag) => ` * @${tag.name}`), ' */'] : []), ...parts].join(
    '\n',
  );
}

function valueText(sources: Sources, name: string, symbol: Symbol): string {
  const { checker } = sources.project;
  const declaration = symbol.valueDeclaration?.resolve();
  const isTable = declaration && isVariableDeclaration(declaration) && !declaration.type;
  const shape = isTable ? checker.getPropertyOfType(sources.shapes, name) : undefined;
  const type = checker.getTypeOfSymbol(shape ?? symbol);
  if (!type) throw new Error(`The compiler has no type for ${name}.`);
  return typeText(sources, type, { isValue: true, except: name });
}

/** An interface and what has parameters as they are declared; other types as what they come to. */
function typeDeclaration(sources: Sources, name: string, symbol: Symbol): string {
  const { checker, emitter } = sources.project;
  for (const handle of symbol.declarations) {
    const node = handle.resolve();
    if (!node) continue;
    if (isInterfaceDeclaration(node) || (isTypeAliasDeclaration(node) && node.typeParameters))
      return layOut(withoutMethods(onOneLine(emitter.printNode(node)))).replace(/^export /, '');
  }
  return `type ${name} = ${typeText(sources, checker.getDeclaredTypeOfSymbol(symbol), { except: name })};`;
}

function typeText(
  { project, names }: Sources,
  type: Type,
  { isValue = false, except }: { readonly isValue?: boolean; readonly except: string },
): string {
  const flags = isValue ? FLAGS : FLAGS | NodeBuilderFlags.InTypeAlias;
  const text = project.checker.typeToString(type, undefined, flags).replaceAll(/\bEntry\d+\./g, '');
  return text === `typeof ${except}` ? 'unique symbol' : layOut(withoutMethods(shorten(text, names, except)));
}
