/** Types as text: the compiler writes each on one line. */

const INDENT = '  ';

/** Texts in quotes, which are none of our business, or whatever else. */
const TOKENS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|[{};]|[^'"`{};]+/g;

/** A type's text with a line for every property. */
export function layOut(text: string): string {
  let depth = 0;
  let out = '';
  for (const [token] of text.replaceAll(/\s+/g, ' ').replaceAll('{ }', '{}').matchAll(TOKENS)) {
    if (token === '}') depth -= 1;
    if (token === '}' ? !out.endsWith('{') : /[{\n]$/.test(out)) out = `${out.trimEnd()}\n${INDENT.repeat(depth)}`;
    out += /\s$/.test(out) ? token.trimStart() : token;
    if (token === '{') depth += 1;
    if (token === ';' && depth > 0) out += '\n';
  }
  return out.trim();
}

/** Names that a type's text uses: identifiers beyond quotes that are no property's name. */
export function namesIn(text: string): ReadonlySet<string> {
  const code = text.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''");
  return new Set([...code.matchAll(/(?<![.\w$])[A-Za-z_$][\w$]*(?!\??:|[\w$])/g)].map(([name]) => name));
}

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
