import { SyntaxKind, type Node, type SourceFile } from 'typescript/unstable/ast';
import {
  isIdentifier,
  isInterfaceDeclaration,
  isParameterDeclaration,
  isTypeAliasDeclaration,
  isTypeParameterDeclaration,
  isTypeOperatorNode,
  isTypeReferenceNode,
  isVariableStatement,
} from 'typescript/unstable/ast/is';

/** Who makes a value of a type: the platform gives it to remotes, or takes it from them. */
export type Role = 'given' | 'taken';

type Uses = readonly (readonly [name: string, isTurned: boolean])[];

/**
 * The roles of every type in a report: where its values come from. The values that are exported are given, and so is what
 * they return; what they take is taken.
 * @param tags types that say of themselves that they are taken, and types that are judged by what is made of them
 */
export function readRoles(
  file: SourceFile,
  { taken, apart }: { readonly taken: ReadonlySet<string>; readonly apart: ReadonlySet<string> },
): ReadonlyMap<string, ReadonlySet<Role>> {
  const uses = new Map<string, Uses>();
  const values: Uses[] = [];
  for (const statement of file.statements) {
    if (isInterfaceDeclaration(statement) || isTypeAliasDeclaration(statement))
      uses.set(statement.name.text, apart.has(statement.name.text) ? [] : usesOf(statement, false));
    if (isVariableStatement(statement)) values.push(usesOf(statement, false));
  }
  const roles = new Map<string, Set<Role>>();
  const give = (name: string, role: Role): void => {
    const known = roles.get(name) ?? new Set();
    if (!uses.has(name) || known.has(role)) return;
    roles.set(name, known.add(role));
    for (const [used, isTurned] of uses.get(name) ?? []) give(used, isTurned ? turn(role) : role);
  };
  for (const [name, isTurned] of values.flat()) give(name, isTurned ? 'taken' : 'given');
  for (const name of taken) give(name, 'taken');
  const users = new Set(
    [...uses].flatMap(([name, used]) => used.map(([other]) => other).filter((other) => other !== name)),
  );
  // First what nothing else uses, such as the session; what is left is used in a circle.
  for (const isUsed of [false, true])
    for (const name of uses.keys()) if (!roles.has(name) && users.has(name) === isUsed) give(name, 'given');
  return roles;
}

const turn = (role: Role): Role => (role === 'given' ? 'taken' : 'given');

/** Types that a declaration names, and whether as what a function takes. */
function usesOf(node: Node, isTurned: boolean): Uses {
  const uses: (readonly [string, boolean])[] = [];
  const visit = (child: Node): void => {
    // What a function takes, which names there may be, and which a type has.
    const isTaken = isParameterDeclaration(child) || isTypeParameterDeclaration(child) || isKeyOf(child);
    if (isTypeReferenceNode(child) && isIdentifier(child.typeName))
      uses.push([child.typeName.text, isTurned]);
    uses.push(...usesOf(child, isTaken ? !isTurned : isTurned));
  };
  node.forEachChild(visit);
  return uses;
}

const isKeyOf = (node: Node): boolean =>
  isTypeOperatorNode(node) && node.operator === SyntaxKind.KeyOfKeyword;
