/** A line of TypeScript for everything that has to hold, and what is said where it does not. */
import type { Diagnostic } from 'typescript/unstable/sync';
import type { Pair } from './properties.ts';
import { parametersOf, was } from './report-text.ts';
import type { Role } from './roles.ts';

export interface Probe {
  readonly code: string;
  /** What is said before the compiler's reason. */
  readonly claim: string;
}

interface Options {
  readonly roles: ReadonlySet<Role>;
  readonly isValue?: boolean;
  /** Of this property alone. */
  readonly key?: string;
}

/** What has to hold for a declaration in its roles. */
export function probesFor(
  { name, now, old }: Pair,
  { roles, isValue = false, key }: Options,
): readonly Probe[] {
  const property = key === undefined ? '' : `['${key.replaceAll("'", "\\'")}']`;
  const typeOf = (text: string, declared: string): string => {
    const parameters = Array.from({ length: parametersOf(text, name) }, () => 'any').join(', ');
    return `${isValue ? 'typeof ' : ''}${declared}${parameters && `<${parameters}>`}${property}`;
  };
  const [is, before] = [typeOf(now, name), typeOf(old, was(name))];
  const shown = `${name}${property}`;
  const given = { code: probe(is, before), claim: `${shown} is given to remotes, and is not what it was` };
  // What remotes pass on was given to them with everything that is new.
  const accepted = roles.has('given') ? `Known<${is}, ${before}>` : is;
  const taken = {
    code: probe(before, accepted),
    claim: `${shown} is taken from remotes, and what they have is refused`,
  };
  return [...(roles.has('given') ? [given] : []), ...(roles.has('taken') ? [taken] : [])];
}

const probe = (from: string, to: string): string => `((value: ${from}): ${to} => value);`;

/** Of a type that remotes are given and pass on, what they know: below the probes. */
export const KNOWN = `type Known<Type, Before> = Type extends object
  ? Type extends readonly unknown[] ? Type : Pick<Type, keyof Type & keyof Before>
  : Type;`;

/**
 * @param diagnostics what the compiler says of a module that begins with the probes, a line each
 * @throws where it is something else that does not compile
 */
export function readProbes(
  diagnostics: readonly Diagnostic[],
  probes: readonly Probe[],
): readonly { readonly isBreaking: true; readonly sentence: string }[] {
  const ends: number[] = [];
  for (const { code } of probes) ends.push((ends.at(-1) ?? 0) + code.length + 1);
  return diagnostics.map((diagnostic) => {
    const broken = probes[ends.findIndex((end) => diagnostic.pos < end)];
    if (!broken) throw new Error(`The report is incomplete: ${diagnostic.text}`);
    return { isBreaking: true, sentence: `${broken.claim}: ${reasonOf(diagnostic)}` };
  });
}

/** The last link of the compiler's chain names the property. */
function reasonOf({ text, messageChain = [] }: Diagnostic): string {
  const [next] = messageChain;
  return next ? reasonOf(next) : text.replaceAll(/\bWas_([\w$]+)/g, '$1 (before)').replace(/\.$/, '');
}
