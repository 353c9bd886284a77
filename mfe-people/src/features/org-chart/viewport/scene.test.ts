import { arrange, largeOrganisation, ORGANISATION } from '../org-chart.fixtures.ts';
import { allBranches } from '../tree/branches.ts';
import { growTree } from '../tree/org-tree.ts';
import { layoutChart } from '../layout/layout-chart.ts';
import { createSceneReader, detailAt, hitAt, MAX_CARDS, sceneOf } from './scene.ts';
import type { Scene } from './scene.ts';

const tree = growTree(ORGANISATION);
const layout = layoutChart(tree, arrange(tree, [1, 2]));
const all = layout.box;
const idsOf = ({ cards }: Scene): number[] => cards.map(({ node }) => node.person.id);
const card = (id: number) => layout.byId.get(id)!;

test('only cards in sight are elements', () => {
  expect(idsOf(sceneOf(layout, card(7), { k: 1, keptId: null }))).toEqual([7]);
  expect(idsOf(sceneOf(layout, all, { k: 1, keptId: null }))).toHaveLength(6);
});

test('the selected card stays an element outside the view, once', () => {
  expect(idsOf(sceneOf(layout, card(7), { k: 1, keptId: 1 }))).toEqual([1, 7]);
  expect(idsOf(sceneOf(layout, card(7), { k: 1, keptId: 7 }))).toEqual([7]);
  expect(idsOf(sceneOf(layout, card(7), { k: 1, keptId: 71 }))).toEqual([7]);
});

test('from further away, and where too many are in sight, there is a picture instead', () => {
  expect(sceneOf(layout, all, { k: 0.49, keptId: 7 })).toEqual({
    kind: 'picture',
    detail: 'face',
    cards: [],
  });
  const large = growTree(largeOrganisation(200));
  const crowd = layoutChart(large, arrange(large, allBranches(large)));
  expect(sceneOf(crowd, crowd.box, { k: 1, keptId: null }).kind).toBe('picture');
  const few = growTree(largeOrganisation(MAX_CARDS));
  const fitting = layoutChart(few, arrange(few, allBranches(few)));
  expect(sceneOf(fitting, fitting.box, { k: 1, keptId: null }).cards).toHaveLength(MAX_CARDS);
});

test('a scene is the same object until other cards come into sight', () => {
  let seen = card(7);
  const read = createSceneReader(() => sceneOf(layout, seen, { k: 1, keptId: null }));
  const first = read();
  expect(read()).toBe(first);
  seen = card(8);
  expect(read()).not.toBe(first);
});

test('a press on the picture meets a card, the button of its reports, or nobody', () => {
  const zoe = card(7);
  const middle = (zoe.left + zoe.right) / 2;
  expect(hitAt(layout, { x: zoe.left + 5, y: zoe.top + 5 })).toEqual({ card: zoe, part: 'card' });
  expect(hitAt(layout, { x: middle, y: zoe.bottom + 8 })).toEqual({ card: zoe, part: 'reports' });
  expect(hitAt(layout, { x: middle, y: zoe.bottom - 8 })?.part).toBe('reports');
  expect(hitAt(layout, { x: zoe.left + 5, y: zoe.bottom + 8 })).toBeNull();
  const tomas = card(4);
  expect(hitAt(layout, { x: (tomas.left + tomas.right) / 2, y: tomas.bottom - 8 })?.part).toBe('card');
});

test('a card says less from further away: the name alone below 80 %, the face below 50 %', () => {
  expect([1, 0.8, 0.79, 0.5, 0.49].map(detailAt)).toEqual(['all', 'all', 'name', 'name', 'face']);
  expect(sceneOf(layout, all, { k: 0.6, keptId: null })).toMatchObject({ kind: 'cards', detail: 'name' });
});
