import { foldText } from '@cadence/shared-ui';
import { compareNames } from '../../people/compare-names.ts';
import type { OrgNode, OrgTree } from '../tree/org-tree.ts';

interface Entry {
  readonly node: OrgNode;
  readonly name: string;
}

const indexes = new WeakMap<OrgTree, readonly Entry[]>();

function indexOf(tree: OrgTree): readonly Entry[] {
  const known = indexes.get(tree);
  if (known) return known;
  const entries = [...tree.nodes.values()].map((node) => ({ node, name: foldText(node.person.Name) }));
  indexes.set(tree, entries);
  return entries;
}

/** Better matches have lower ranks: the name begins with the text, one of its words does, or it occurs anywhere. */
function rankOf(name: string, query: string): number {
  if (name.startsWith(query)) return 0;
  return name.includes(` ${query}`) ? 1 : 2;
}

/** Everyone on the chart whose name contains every word, best matches first. Nobody for a blank search. */
export function findPeople(tree: OrgTree, search: string): readonly OrgNode[] {
  const query = foldText(search);
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return indexOf(tree)
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .map((entry) => ({ ...entry, rank: rankOf(entry.name, query) }))
    .sort((a, b) => a.rank - b.rank || compareNames(a.node.person.Name, b.node.person.Name))
    .map(({ node }) => node);
}
