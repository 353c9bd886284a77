/** Parts of a statement that say nothing about what it does: values, names and comments. */
const SILENT = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g;
/** Texts with other kinds of quoted values: `e'it\'s'`, `$$it$$`. */
const OTHER_VALUES = /\be'|\$(?:[a-z_]\w*)?\$/i;
const BEGINS = /^[\s(]*(?:select|with)\b/i;
/** Changes, row locks (`for update`, `for key share`), and functions that change something or take locks. */
const WRITES =
  /;|\b(?:insert|update|delete|merge|into|share|nextval|setval|set_config)\b|\b(?:pg|lo|txid|dblink)_\w*\s*\(/i;
/** A quoted name in front of a bracket is a function call, too. */
const QUOTED_CALL = /"(\w+)"\s*\(/g;
/** Maximum cached texts; those that contain lists of values are many. */
const MAX_KNOWN = 2_000;

const known = new Map<string, boolean>();

function readText(text: string): boolean {
  if (!BEGINS.test(text.replace(SILENT, ' ')) || OTHER_VALUES.test(text)) return false;
  const calls = text.replace(QUOTED_CALL, ' $1(');
  return !WRITES.test(calls.replace(SILENT, ' '));
}

/**
 * Whether a statement changes nothing, whatever the label of its result: `with … (insert …) select` is labelled SELECT.
 * When in doubt it is not a read, which only costs waiting for COMMIT. Our functions that are called in a SELECT must
 * be read-only, which a test checks in the catalogue.
 */
export function isReadText(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size === MAX_KNOWN) known.clear();
  const isRead = readText(text);
  known.set(text, isRead);
  return isRead;
}
