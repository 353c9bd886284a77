/** A report's text in parts: a declaration of each name, with an empty line between. */

const HEAD = /^(?:export )?(?:declare const|type|interface|\{) ([\w$]+)/m;

export interface Block {
  readonly text: string;
  readonly isExported: boolean;
  /** What its comment says of how it is judged: `taken`, `each`, `apart`. */
  readonly tags: readonly string[];
}

export interface ParsedReport {
  /** One for each name. */
  readonly imports: readonly string[];
  readonly blocks: ReadonlyMap<string, Block>;
}

export function parseReport(report: string): ParsedReport {
  const parts = report.split('\n\n');
  const blocks = parts.flatMap((text) => {
    const name = HEAD.exec(text)?.[1];
    const tags = [...text.matchAll(/^ \* @(\w+)$/gm)].flatMap(([, tag]) => tag ?? []);
    return name === undefined ? [] : [[name, { text, isExported: /^export /m.test(text), tags }] as const];
  });
  const imports = [...report.matchAll(/^(import(?: type)?) \{ (.+) \} from ('.+');$/gm)].flatMap(
    ([, kind, names = '', module]) => names.split(', ').map((name) => `${kind} { ${name} } from ${module};`),
  );
  return { imports, blocks: new Map(blocks) };
}

export const isValue = (text: string): boolean => /^(?:export )?declare const /m.test(text);
export const isType = (text: string): boolean => /^(?:export )?(?:type|interface) /m.test(text);

/** What a name was, beside what it is. */
export const was = (name: string): string => `Was_${name}`;

/** The same declaration under another name; what it says of itself stays. */
export const renamed = (text: string, name: string, other: string): string =>
  text.replaceAll(
    new RegExp(
      `^((?:export )?(?:declare const|type|interface) )${name.replaceAll('$', '\\$')}(?![\\w$])`,
      'gm',
    ),
    `$1${other}`,
  );

/** How many parameters a type has. */
export function parametersOf(text: string, name: string): number {
  const list = new RegExp(`^(?:export )?(?:type|interface) ${name}<`, 'm').exec(text);
  if (!list) return 0;
  let [depth, count] = [1, 1];
  for (const character of text.slice(list.index + list[0].length).replaceAll('=>', '')) {
    if ('<([{'.includes(character)) depth += 1;
    if ('>)]}'.includes(character)) depth -= 1;
    if (depth === 1 && character === ',') count += 1;
    if (depth === 0) return count;
  }
  return count;
}
