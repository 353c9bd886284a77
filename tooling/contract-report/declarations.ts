import { join } from 'node:path';
import type { Node, Statement } from 'typescript/unstable/ast';
import {
  isClassDeclaration,
  isExportDeclaration,
  isFunctionDeclaration,
  isImportDeclaration,
  isInterfaceDeclaration,
  isNamedExports,
  isNamedImports,
  isStringLiteral,
  isTypeAliasDeclaration,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import type { Project } from 'typescript/unstable/sync';

export interface Declarations {
  /** By name, what the package's modules declare themselves; several where it is used twice. */
  readonly own: ReadonlyMap<string, readonly Node[]>;
  /** By name, the module of another package from which it is imported. */
  readonly imported: ReadonlyMap<string, Imported>;
  /** By the name under which an entry passes it on, what is imported: `Link` or `AppWindow as Window`. */
  readonly passedOn: ReadonlyMap<string, PassedOn>;
}

export interface Imported {
  readonly module: string;
  readonly node?: Node;
}

export interface PassedOn {
  readonly name: string;
  readonly module: string;
}

/** What the modules of a package declare and import, by name. */
export function readDeclarations({ program }: Project, folder: string): Declarations {
  const own = new Map<string, Node[]>();
  const imported = new Map<string, Imported>();
  const passedOn = new Map<string, PassedOn>();
  const inside = join(folder, '/').replaceAll('\\', '/');
  for (const path of program.getSourceFileNames()) {
    if (!path.startsWith(inside) || path.includes('/node_modules/')) continue;
    for (const statement of program.getSourceFile(path)?.statements ?? []) {
      for (const [name, found] of importsOf(statement)) imported.set(name, found);
      for (const [name, found] of passedOnBy(statement)) passedOn.set(name, found);
      for (const [name, node] of declaredBy(statement)) own.set(name, [...(own.get(name) ?? []), node]);
    }
  }
  return { own, imported, passedOn };
}

function declaredBy(statement: Statement): readonly (readonly [string, Node])[] {
  if (isInterfaceDeclaration(statement) || isTypeAliasDeclaration(statement))
    return [[statement.name.text, statement]];
  if (isClassDeclaration(statement) || isFunctionDeclaration(statement))
    return statement.name ? [[statement.name.text, statement]] : [];
  if (!isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((one) =>
    'text' in one.name ? [[String(one.name.text), one] as const] : [],
  );
}

/** Of packages only: what is imported from a file of one's own is declared there. */
function importsOf(statement: Statement): readonly (readonly [string, Imported])[] {
  if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) return [];
  const module = statement.moduleSpecifier.text;
  const bindings = statement.importClause?.namedBindings;
  if (module.startsWith('.') || !bindings || !isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name }) => [name.text, { module, node: name }]);
}

function passedOnBy(statement: Statement): readonly (readonly [string, PassedOn])[] {
  if (!isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause) return [];
  if (!isStringLiteral(statement.moduleSpecifier) || !isNamedExports(statement.exportClause)) return [];
  const module = statement.moduleSpecifier.text;
  if (module.startsWith('.')) return [];
  return statement.exportClause.elements.map(({ name, propertyName }) => [
    name.text,
    { name: (propertyName ?? name).text, module },
  ]);
}
