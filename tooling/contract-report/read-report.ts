import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClassDeclaration, Node } from 'typescript/unstable/ast';
import {
  isClassDeclaration,
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
import { readDeclarations, type Declarations, type Imported } from './declarations.ts';
import { readClass, type ClassTexts } from './read-class.ts';
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
  /** Modules of other packages, by the name of a type that they have and that no source imports. */
  readonly imported?: Readonly<Record<string, string>>;
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
  const { own, passedOn, imported } = readDeclarations(project, contract.folder);
  const named = Object.entries(contract.imported ?? {}).map(([name, module]) => [name, { module }] as const);
  return {
    project,
    written: contract.written ?? {},
    names: readNames(project, [
      ...modulesOf(contract).flatMap((path) => [...readExports(project, path)]),
      ...[...imported].flatMap(([name, found]) => symbolOf(project, name, found)),
    ]),
    shapes: project.checker.getDeclaredTypeOfSymbol(shapes),
    own,
    passedOn,
    imported: new Map([...imported, ...named]),
  };
}

/** What is imported of another package of ours. */
function symbolOf(
  { checker }: Project,
  name: string,
  { module, node }: Imported,
): readonly [string, Symbol][] {
  const symbol = node && module.startsWith('@cadence/') ? checker.getSymbolAtLocation(node) : undefined;
  if (!symbol) return [];
  return [[name, symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol]];
}

/** Names of types by what they come to. */
function readNames(
  { checker }: Project,
  exported: readonly (readonly [string, Symbol])[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, symbol] of exported) {
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
  const texts = new Map([...exported].map(([name, symbol]) => [name, declare(sources, name, symbol)]));
  const imports = [...exported.keys()].flatMap((name) => passOn(sources, name));
  // Iterating a map includes what is added on the way.
  for (const [user, text] of texts) {
    if (/\bimport\(/.test(text)) throw new Error(`${user} has a type without a name: declare one.`);
    for (const name of namesIn(text)) {
      if (texts.has(name) || imports.some(({ what }) => what === name)) continue;
      const own = declareOwn(sources, name, text);
      const found = sources.imported.get(name);
      if (own !== undefined) texts.set(name, own);
      else if (found) imports.push({ kind: 'import type', what: name, module: found.module });
    }
  }
  const declared = [...texts].toSorted(([one], [two]) => (one < two ? -1 : 1));
  const publicly = ([name, text]: readonly [string, string]): string =>
    exported.has(name) ? text.replaceAll(/^(?=declare |type |interface )/gm, 'export ') : text;
  return [...writeImports(imports), ...declared.map(publicly), 'export {};'].join('\n\n');
}

interface Import {
  readonly kind: 'import' | 'import type';
  readonly what: string;
  readonly module: string;
}

/** A line for each module. */
function writeImports(imports: readonly Import[]): readonly string[] {
  const modules = Map.groupBy(imports, ({ kind, module }) => `${kind} { # } from '${module}';`);
  const lines = [...modules].map(([line, of]) =>
    line.replace('#', () =>
      of
        .map(({ what }) => what)
        .toSorted()
        .join(', '),
    ),
  );
  return lines.length > 0 ? [lines.toSorted().join('\n')] : [];
}

/** What another package declares is as that package has it. */
function passOn({ passedOn }: Sources, name: string): readonly Import[] {
  const found = passedOn.get(name);
  if (!found) return [];
  const what = found.name === name ? name : `${found.name} as ${name}`;
  return [{ kind: 'import', what, module: found.module }];
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
  if (sources.passedOn.has(name)) return `export { ${name} };`;
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
  if (declaration && isClassDeclaration(declaration))
    return layOut(onOneLine(classTexts(sources, declaration).constructed));
  const isTable = declaration && isVariableDeclaration(declaration) && !declaration.type;
  const shape = isTable ? checker.getPropertyOfType(sources.shapes, name) : undefined;
  const type = checker.getTypeOfSymbol(shape ?? symbol);
  if (!type) throw new Error(`The compiler has no type for ${name}.`);
  return typeText(sources, type, { isValue: true, except: name });
}

const classTexts = (sources: Sources, node: ClassDeclaration): ClassTexts =>
  readClass(sources.project, node, (member) => valueText(sources, member.name, member));

/** An interface and what has parameters as they are declared; other types as what they come to. */
function typeDeclaration(sources: Sources, name: string, symbol: Symbol): string {
  const { checker, emitter } = sources.project;
  const nodes = symbol.declarations.flatMap((handle) => handle.resolve() ?? []);
  const found = nodes.find(isClassDeclaration);
  if (found) return layOut(onOneLine(classTexts(sources, found).declared));
  const written = nodes.find(
    (node) => isInterfaceDeclaration(node) || (isTypeAliasDeclaration(node) && node.typeParameters),
  );
  if (written) return layOut(withoutMethods(onOneLine(emitter.printNode(written)))).replace(/^export /, '');
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
