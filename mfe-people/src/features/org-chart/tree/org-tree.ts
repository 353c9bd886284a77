import type { OrgPerson } from '@cadence/shared-contract';
import { compareNames } from '../../people/compare-names.ts';

/** One person of the chart with the people above and beneath. */
export interface OrgNode {
  readonly person: OrgPerson;
  readonly parent: OrgNode | null;
  /** Direct reports that the chart shows, by name. */
  readonly children: readonly OrgNode[];
  /** 0 at the top. */
  readonly depth: number;
  /** Everyone beneath, at any depth. */
  readonly size: number;
}

/** Everyone the chart shows. */
export interface OrgTree {
  /** Those without anyone above: the ceo first. */
  readonly roots: readonly OrgNode[];
  readonly nodes: ReadonlyMap<number, OrgNode>;
}

interface Growing {
  readonly person: OrgPerson;
  parent: Growing | null;
  children: Growing[];
  depth: number;
  size: number;
}

type People = ReadonlyMap<number, Growing>;

/** The nearest person above who is in the chart: the reports of an observer hang on the observer's manager. */
function findAbove(person: OrgPerson, everyone: ReadonlyMap<number, OrgPerson>): number | null {
  const passed = new Set([person.id]);
  let id = person.parentId;
  while (id !== null && !passed.has(id)) {
    const above = everyone.get(id);
    if (above?.RoleName !== 'observer') return above ? id : null;
    passed.add(id);
    id = above.parentId;
  }
  return null;
}

function attach(people: People, everyone: ReadonlyMap<number, OrgPerson>): void {
  for (const node of people.values()) {
    const above = findAbove(node.person, everyone);
    node.parent = above === null ? null : (people.get(above) ?? null);
    node.parent?.children.push(node);
  }
}

/** Everyone beneath the given people, level by level; sets the depths on the way. */
function walkDown(tops: readonly Growing[]): readonly Growing[] {
  const walked = [...tops];
  for (const node of walked) {
    for (const child of node.children) {
      child.depth = node.depth + 1;
      walked.push(child);
    }
  }
  return walked;
}

/** A loop has no top. The database refuses one; should it come, its first person becomes a top, and nobody is lost. */
function openLoops(people: People, reached: readonly Growing[]): readonly Growing[] {
  const seen = new Set(reached);
  const opened: Growing[] = [];
  for (const node of people.values()) {
    if (seen.has(node)) continue;
    if (node.parent) node.parent.children = node.parent.children.filter((child) => child !== node);
    node.parent = null;
    opened.push(node);
    for (const beneath of walkDown([node])) seen.add(beneath);
  }
  return opened;
}

/** Removes deactivated people beneath whom nobody is shown, from the bottom up, and counts the rest. */
function prune(walked: readonly Growing[]): void {
  for (const node of walked.toReversed()) {
    node.children = node.children.filter((child) => !child.person.DeactivatedAt || child.children.length > 0);
    node.size = node.children.reduce((sum, child) => sum + 1 + child.size, 0);
  }
}

const byName = (a: Growing, b: Growing): number =>
  compareNames(a.person.Name, b.person.Name) || a.person.id - b.person.id;

const isCeo = ({ person }: Growing): number => Number(person.RoleName === 'ceo');

/**
 * The hierarchy as the chart shows it: without observers, and without deactivated people who have no reports there
 * (people §2.4). Any list makes a tree: unknown managers and loops lose nobody and end.
 */
export function growTree(list: readonly OrgPerson[]): OrgTree {
  const everyone = new Map(list.map((person) => [person.id, person]));
  const people = new Map<number, Growing>();
  for (const person of everyone.values()) {
    if (person.RoleName !== 'observer')
      people.set(person.id, { person, parent: null, children: [], depth: 0, size: 0 });
  }
  attach(people, everyone);
  const tops = [...people.values()].filter(({ parent }) => parent === null);
  tops.push(...openLoops(people, walkDown(tops)));
  prune(walkDown(tops));
  const roots = tops.filter(({ person, children }) => !person.DeactivatedAt || children.length > 0);
  roots.sort((a, b) => isCeo(b) - isCeo(a) || byName(a, b));
  const shown = walkDown(roots);
  for (const node of shown) node.children.sort(byName);
  return { roots, nodes: new Map(shown.map((node) => [node.person.id, node])) };
}

/** Everyone above a person, from the top down. */
export function wayTo(node: OrgNode): readonly OrgNode[] {
  const way: OrgNode[] = [];
  for (let above = node.parent; above; above = above.parent) way.unshift(above);
  return way;
}
