/** Types as text: the compiler writes each on one line. */

const INDENT = '  ';

/** Texts in quotes, which are none of our business, or whatever else. */
const TOKENS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|[{};]|[^'"`{};]+/g;

const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/** Which properties a function takes apart is its own affair. */
const PATTERN = /\(\{ [^{}]* \}: /g;

export const onOneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('{ }', '{}').replaceAll(PATTERN, '(props: ');

/** A type's text with a line for every property. */
export function layOut(text: string): string {
  let depth = 0;
  let out = '';
  for (const [token] of onOneLine(text).matchAll(TOKENS)) {
    if (token === '}') depth -= 1;
    if (token === '}' ? !out.endsWith('{') : /[{\n]$/.test(out))
      out = `${out.trimEnd()}\n${INDENT.repeat(depth)}`;
    out += /\s$/.test(out) ? token.trimStart() : token;
    if (token === '{') depth += 1;
    if (token === ';' && depth > 0) out += '\n';
  }
  return out.trim();
}

/**
 * A type's text, on one line, with methods as properties: the compiler compares what a method takes in either direction,
 * and what a property's function takes in the right one.
 */
export function withoutMethods(text: string): string {
  const method = /(?<=[{;] (?:readonly )?)([\w$]+\??)(?=[<(])/g;
  let out = '';
  let from = 0;
  for (const found of text.matchAll(method)) {
    if (found.index < from) continue;
    const start = found.index + found[0].length;
    const open = text[start] === '<' ? closing(text, start) + 1 : start;
    const close = closing(text, open);
    if (text[open] !== '(' || !text.startsWith(': ', close + 1)) continue;
    // Inside of its parameters there may be others.
    out += `${text.slice(from, start)}: ${withoutMethods(text.slice(start, close + 1))} =>`;
    from = close + 2;
  }
  return out + text.slice(from);
}

/** Where the bracket that opens at `start` closes. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if ('(<{['.includes(character)) depth += 1;
    if (')}]'.includes(character) || (character === '>' && text[at - 1] !== '=')) depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Names that a type's text uses: identifiers beyond quotes that are no property's name. */
export function namesIn(text: string): ReadonlySet<string> {
  const code = text.replaceAll(QUOTED, "''");
  return new Set([...code.matchAll(/(?<![.\w$])[A-Za-z_$][\w$]*(?!\??:|[\w$])/g)].map(([name]) => name));
}

/** Whether a text needs a value of that name: its type, or its name as a property's. */
export const usesValue = (text: string, name: string): boolean =>
  text.includes(`typeof ${name}`) || text.includes(`[${name}]:`) || text.includes(`[${name}]?:`);

/** Shorter texts are as easy to read as a name. */
const NAMED_LENGTH = 40;

/**
 * A type's text with the names of the types that it contains.
 * @param names name of a type by its text
 * @param except the name that is being declared
 */
export function shorten(text: string, names: ReadonlyMap<string, string>, except: string): string {
  return [...names]
    .filter(([known, name]) => known.length >= NAMED_LENGTH && /^['{]/.test(known) && name !== except)
    .toSorted(([one], [two]) => two.length - one.length)
    .reduce((short, [known, name]) => replaceWhole(short, known, name), text);
}

/** A part of a union is not the union. */
function replaceWhole(text: string, known: string, name: string): string {
  const [first = '', ...rest] = text.split(known);
  if (known.startsWith('{')) return [first, ...rest].join(name);
  return rest.reduce(
    (before, after) => `${before}${before.endsWith('| ') || after.startsWith(' |') ? known : name}${after}`,
    first,
  );
}
