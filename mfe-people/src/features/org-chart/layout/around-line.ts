import { teamParts, topParts } from '../tree/team-parts.ts';
import type { Arrangement, TeamPart, TeamParts } from '../tree/team-parts.ts';
import type { OrgTree } from '../tree/org-tree.ts';
import { placeAlone, placeBlock, widthOf } from './blocks.ts';
import type { PlacedItem } from './blocks.ts';
import { SIBLING_GAP, TEAM_GAP } from './geometry.ts';

type Side = 'before' | 'after';

/** The items that are placed, and how far they reach to each side on every level. */
class Picture {
  readonly items: PlacedItem[] = [];
  readonly #left: number[] = [];
  readonly #right: number[] = [];

  add(items: readonly PlacedItem[]): void {
    for (const placed of items) {
      const { x, level, item } = placed;
      const half = widthOf(item) / 2;
      this.items.push(placed);
      this.#left[level] = Math.min(this.#left[level] ?? Infinity, x - half);
      this.#right[level] = Math.max(this.#right[level] ?? -Infinity, x + half);
    }
  }

  /** Adds a block as near as it may be at one side of everything on its levels. */
  addBeside(items: readonly PlacedItem[], side: Side): void {
    const [first] = items;
    if (!first) return;
    const sign = side === 'after' ? 1 : -1;
    let shift = -Infinity;
    for (const { x, level, item } of items) {
      const edge = side === 'after' ? this.#right[level] : this.#left[level];
      if (edge === undefined) continue;
      const gap = level === first.level ? SIBLING_GAP : TEAM_GAP;
      shift = Math.max(shift, sign * (edge - x) + widthOf(item) / 2 + gap);
    }
    const moved = shift === -Infinity ? 0 : sign * shift;
    this.add(items.map((placed) => ({ ...placed, x: placed.x + moved })));
  }
}

/**
 * Places everyone: the line in the middle is straight, at 0, with two columns beneath its last person; all others stand
 * at both sides of it, from the bottom up, each with the branches that are open there.
 */
export function placeAround(orgTree: OrgTree, shown: Arrangement): readonly PlacedItem[] {
  const { line } = shown;
  const picture = new Picture();
  const last = line.at(-1);
  if (!last) return [];
  const addSides = ({ before, after }: TeamParts, level: number): void => {
    const block = (part: TeamPart) => placeBlock(part, level, shown);
    for (const part of after) picture.addBeside(block(part), 'after');
    for (const part of before.toReversed()) picture.addBeside(block(part), 'before');
  };
  const beneath = teamParts(last, shown);
  const end: TeamPart = { kind: 'card', node: last };
  if (beneath.middle) {
    picture.add(placeAlone(end, line.length - 1));
    picture.add(placeAlone(beneath.middle, line.length));
    addSides(beneath, line.length);
  } else {
    picture.add(placeBlock(end, line.length - 1, shown));
  }
  for (let level = line.length - 1; level >= 0; level -= 1) {
    const node = line[level];
    if (node && node !== last) picture.add(placeAlone({ kind: 'card', node }, level));
    const manager = line[level - 1];
    addSides(manager ? teamParts(manager, shown) : topParts(orgTree, shown), level);
  }
  return picture.items;
}
