/** What a statement may contain that says nothing about what it does: values, names and comments. */
const SILENT = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g;
/** Texts in which a value may end somewhere else: `e'it\'s'`, `$$it$$`. */
const OTHER_VALUES = /\be'|\$(?:[a-z_]\w*)?\$/i;
const BEGINS = /^[\s(]*(?:select|with)\b/i;
/** Changes, locks on rows (`for update`, `for key share`), and functions that change something or take locks. */
const WRITES =
  /;|\b(?:insert|update|delete|merge|into|share|nextval|setval|set_config)\b|\b(?:pg|lo|txid|dblink)_\w*\s*\(/i;
/** A name in quotes in front of a bracket is called, too. */
const QUOTED_CALL = /"(\w+)"\s*\(/g;
/** Most texts are repeated; those with a list of values in them are many. */
const MAX_KNOWN = 2_000;

const known = new Map<string, boolean>();

function readText(text: string): boolean {
  if (!BEGINS.test(text.replace(SILENT, ' ')) || OTHER_VALUES.test(text)) return false;
  const calls = text.replace(QUOTED_CALL, ' $1(');
  return !WRITES.test(calls.replace(SILENT, ' '));
}

/**
 * Whether a statement changes nothing, whatever its command tag: `with … (insert …) select` answers as SELECT does. In
 * doubt it is not a read; that costs waiting for COMMIT. Functions of ours that are called in a SELECT must only read,
 * which a test demands of the catalogue.
 */
export function isReadText(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size === MAX_KNOWN) known.clear();
  const isRead = readText(text);
  known.set(text, isRead);
  return isRead;
}
