import { join } from 'node:path';
import type { Node, Statement } from 'typescript/unstable/ast';
import {
  isImportDeclaration,
  isInterfaceDeclaration,
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
  readonly imported: ReadonlyMap<string, string>;
}

/** What the modules of a package declare and import, by name. */
export function readDeclarations({ program }: Project, folder: string): Declarations {
  const own = new Map<string, Node[]>();
  const imported = new Map<string, string>();
  const inside = join(folder, '/').replaceAll('\\', '/');
  for (const path of program.getSourceFileNames()) {
    if (!path.startsWith(inside) || path.includes('/node_modules/')) continue;
    for (const statement of program.getSourceFile(path)?.statements ?? []) {
      for (const [name, module] of importsOf(statement)) imported.set(name, module);
      for (const [name, node] of declaredBy(statement)) own.set(name, [...(own.get(name) ?? []), node]);
    }
  }
  return { own, imported };
}

function declaredBy(statement: Statement): readonly (readonly [string, Node])[] {
  if (isInterfaceDeclaration(statement) || isTypeAliasDeclaration(statement))
    return [[statement.name.text, statement]];
  if (!isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((one) =>
    'text' in one.name ? [[String(one.name.text), one] as const] : [],
  );
}

/** Of packages only: what is imported from a file of one's own is declared there. */
function importsOf(statement: Statement): readonly (readonly [string, string])[] {
  if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) return [];
  const module = statement.moduleSpecifier.text;
  const bindings = statement.importClause?.namedBindings;
  if (module.startsWith('.') || !bindings || !isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name }) => [name.text, module]);
}
