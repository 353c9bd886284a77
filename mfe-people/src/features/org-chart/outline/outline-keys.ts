import type { OutlineRow } from './outline-rows.ts';

/** What a key does in the outline (the tree pattern of the ARIA practices). */
export type OutlineAction =
  | { readonly kind: 'go'; readonly to: OutlineRow }
  | { readonly kind: 'toggle'; readonly ids: readonly number[] }
  | { readonly kind: 'select' };

const go = (to: OutlineRow | undefined): OutlineAction | null => (to ? { kind: 'go', to } : null);

function closedBeside(rows: readonly OutlineRow[], row: OutlineRow): readonly number[] {
  return rows
    .filter(({ node, isOpen }) => node.parent === row.node.parent && !isOpen && node.children.length > 0)
    .map(({ node }) => node.person.id);
}

function inwards(rows: readonly OutlineRow[], index: number): OutlineAction | null {
  const row = rows[index];
  if (!row || row.node.children.length === 0) return null;
  return row.isOpen ? go(rows[index + 1]) : { kind: 'toggle', ids: [row.node.person.id] };
}

function outwards(rows: readonly OutlineRow[], row: OutlineRow): OutlineAction | null {
  if (row.isOpen) return { kind: 'toggle', ids: [row.node.person.id] };
  return go(rows.find(({ node }) => node === row.node.parent));
}

type Key = (rows: readonly OutlineRow[], index: number, row: OutlineRow) => OutlineAction | null;
const select: Key = () => ({ kind: 'select' });

const KEYS: Readonly<Record<string, Key>> = {
  ArrowDown: (rows, index) => go(rows[index + 1]),
  ArrowUp: (rows, index) => go(rows[index - 1]),
  Home: (rows) => go(rows[0]),
  End: (rows) => go(rows.at(-1)),
  ArrowRight: inwards,
  ArrowLeft: (rows, _, row) => outwards(rows, row),
  '*': (rows, _, row) => ({ kind: 'toggle', ids: closedBeside(rows, row) }),
  Enter: select,
  ' ': select,
};

/** The action of a key on the row at `index`; null for keys that do nothing here. */
export function outlineAction(key: string, rows: readonly OutlineRow[], index: number): OutlineAction | null {
  const row = rows[index];
  return row ? (KEYS[key]?.(rows, index, row) ?? null) : null;
}

/** The next row, after the one at `index`, whose name begins with what was typed; it goes round. */
export function rowByName(
  rows: readonly OutlineRow[],
  index: number,
  matches: (name: string) => boolean,
): OutlineRow | undefined {
  const after = [...rows.slice(index + 1), ...rows.slice(0, index + 1)];
  return after.find(({ node }) => matches(node.person.Name));
}
