import {
  SyntaxKind,
  type ClassDeclaration,
  type Node,
  type ParameterDeclaration,
} from 'typescript/unstable/ast';
import {
  isConstructorDeclaration,
  isGetAccessorDeclaration,
  isIdentifier,
  isMethodDeclaration,
  isPropertyDeclaration,
} from 'typescript/unstable/ast/is';
import type { Project, Symbol } from 'typescript/unstable/sync';

/** What a class is for others: what its constructor takes, and the members that anyone may use. */
export interface ClassTexts {
  readonly constructed: string;
  readonly declared: string;
}

/** @param textOf the type of a member */
export function readClass(
  { checker, emitter }: Project,
  node: ClassDeclaration,
  textOf: (member: Symbol) => string,
): ClassTexts {
  const name = node.name?.text ?? '';
  const print = (child: Node): string => emitter.printNode(child);
  const parameters = node.members.find(isConstructorDeclaration)?.parameters ?? [];
  const members = node.members.flatMap((member) => {
    if (!isPropertyDeclaration(member) && !isMethodDeclaration(member) && !isGetAccessorDeclaration(member))
      return [];
    if (!isIdentifier(member.name) || HIDDEN.some((kind) => has(member, kind))) return [];
    const symbol = checker.getSymbolAtLocation(member.name);
    const prefix =
      has(member, SyntaxKind.ReadonlyKeyword) || isGetAccessorDeclaration(member) ? 'readonly ' : '';
    if (!symbol) return [];
    const text = isPropertyDeclaration(member) && member.type ? print(member.type) : textOf(symbol);
    return [`${prefix}${member.name.text}: ${text};`];
  });
  const bases = (node.heritageClauses ?? [])
    .filter(({ token }) => token === SyntaxKind.ExtendsKeyword)
    .map((clause) => ` ${print(clause)}`);
  return {
    constructed: `new (${parameters.map((parameter) => parameterText(parameter, print)).join(', ')}) => ${name}`,
    declared: `interface ${name}${bases.join('')} { ${members.join(' ')} }`,
  };
}

const HIDDEN = [SyntaxKind.PrivateKeyword, SyntaxKind.ProtectedKeyword, SyntaxKind.StaticKeyword];

const has = (node: Node, kind: SyntaxKind): boolean =>
  ((node as Node & { readonly modifiers?: readonly Node[] }).modifiers ?? []).some(
    (one) => one.kind === kind,
  );

function parameterText(
  { name, type, questionToken, initializer }: ParameterDeclaration,
  print: (node: Node) => string,
): string {
  const isOptional = questionToken !== undefined || initializer !== undefined;
  return `${isIdentifier(name) ? name.text : 'options'}${isOptional ? '?' : ''}: ${type ? print(type) : 'unknown'}`;
}
