import { SymbolFlags, TypeFlags, type Checker, type Project, type Type } from 'typescript/unstable/sync';
import { was } from './report-text.ts';

/** The module that has both, `Goal` and `Was_Goal`. */
export const DECLARATIONS = 'declarations.ts';

/** A declaration as it is and as it was, under the same name. */
export interface Pair {
  readonly name: string;
  readonly now: string;
  readonly old: string;
}

/** Names of the properties that a type still has. */
export function sharedKeys(project: Project, name: string): readonly string[] {
  const now = typeNamed(project, name);
  return propertiesOf(project.checker, typeNamed(project, was(name))).filter((key) =>
    project.checker.getPropertyOfType(now, key),
  );
}

/** Paths of the properties that a type had and has no longer, where it is an object in an object. */
export function lostProperties(project: Project, name: string, depth: number): readonly string[] {
  return findLost(project.checker, [typeNamed(project, was(name)), typeNamed(project, name)], depth);
}

function findLost(checker: Checker, [from, to]: readonly [Type, Type], depth: number): readonly string[] {
  if (!isPlainObject(checker, from) || !isPlainObject(checker, to)) return [];
  return propertiesOf(checker, from).flatMap((key) => {
    const [old, now] = [checker.getPropertyOfType(from, key), checker.getPropertyOfType(to, key)];
    if (!now) return [key];
    const [one, two] = [old && checker.getTypeOfSymbol(old), checker.getTypeOfSymbol(now)];
    if (depth === 1 || !one || !two) return [];
    return findLost(checker, [one, two], depth - 1).map((path) => `${key}.${path}`);
  });
}

const isPlainObject = (checker: Checker, type: Type): boolean =>
  (type.flags & TypeFlags.Object) !== 0 && !checker.isArrayLikeType(type);

/** Without those that are named by a symbol. */
const propertiesOf = (checker: Checker, type: Type): readonly string[] =>
  checker.getPropertiesOfType(type).flatMap(({ name }) => (name.startsWith('__@') ? [] : [name]));

function typeNamed({ checker, program }: Project, name: string): Type {
  const path = program.getSourceFileNames().find((one) => one.endsWith(`/${DECLARATIONS}`));
  const file = path === undefined ? undefined : program.getSourceFile(path);
  const symbol = checker.resolveName(name, SymbolFlags.Type, file, true);
  if (!symbol) throw new Error(`The compiler does not know ${name}.`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}
