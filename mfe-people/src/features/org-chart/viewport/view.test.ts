import {
  centreOn,
  clearEdge,
  enterBranch,
  firstFitting,
  fitBox,
  fittingScale,
  holdInPlace,
  keepInSight,
  onTheWay,
  reveal,
  scaleRange,
  seenBox,
  toChart,
} from './view.ts';
import type { Frame, View } from './view.ts';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const FRAME: Frame = { width: 1000, height: 600, insets: { top: 60, right: 300, bottom: 40, left: 20 } };
const CARD = { left: 400, top: 200, right: 608, bottom: 256 };

/** Where a point of the chart is drawn. */
const drawn = ({ x, y, k }: View, point: { x: number; y: number }) => ({
  x: point.x * k + x,
  y: point.y * k + y,
});

test('what is drawn at a point, and what a surface shows, are found back', () => {
  const view = { x: 100, y: -50, k: 0.5 };
  expect(toChart(view, drawn(view, { x: 321, y: 45 }))).toEqual({ x: 321, y: 45 });
  expect(seenBox(view, FRAME)).toEqual({ left: -200, top: 100, right: 1800, bottom: 1300 });
});

test('a box is centred in what nothing covers', () => {
  const view = centreOn(CARD, 0.8, FRAME);
  const middle = drawn(view, { x: 504, y: 228 });
  expect(middle.x).toBeCloseTo(20 + (1000 - 320) / 2, 0);
  expect(middle.y).toBeCloseTo(60 + (600 - 100) / 2, 0);
});

test('a whole chart fits, small ones at 100 % and no larger', () => {
  const large = { left: 0, top: 0, right: 4000, bottom: 500 };
  const view = fitBox(large, FRAME);
  expect(drawn(view, { x: 0, y: 0 }).x).toBeGreaterThanOrEqual(20);
  expect(drawn(view, { x: 4000, y: 0 }).x).toBeLessThanOrEqual(700);
  expect(fittingScale(CARD, FRAME)).toBe(1);
  const [smallest, largest] = scaleRange(large, FRAME);
  expect(smallest).toBe(fittingScale(large, FRAME));
  expect(largest).toBe(2);
  expect(scaleRange(CARD, FRAME)[0]).toBe(0.4);
});

test('a card is revealed by the shortest way, and left where it is when it is free', () => {
  const free = { x: -300, y: 0, k: 1 };
  expect(reveal(CARD, free, FRAME)).toBe(free);
  expect(reveal(CARD, { x: 200, y: 0, k: 1 }, FRAME)).toEqual({ x: 92, y: 0, k: 1 });
  expect(reveal(CARD, { x: -600, y: 500, k: 1 }, FRAME)).toEqual({ x: -380, y: 304, k: 1 });
  const tall = { ...CARD, bottom: 2000 };
  expect(drawn(reveal(tall, { x: 0, y: 0, k: 1 }, FRAME), { x: 400, y: 200 }).y).toBe(60);
});

test('what has moved on the chart stays on the screen', () => {
  const moved = { left: 1400, right: CARD.right + 1000, top: 304, bottom: CARD.bottom + 104 };
  const view = { x: 10, y: 20, k: 0.5 };
  const after = holdInPlace(view, CARD, moved);
  expect(drawn(after, { x: 1400, y: 304 })).toEqual(drawn(view, { x: 400, y: 200 }));
});

test('the chart cannot be lost', () => {
  const box = { left: 0, top: 0, right: 500, bottom: 300 };
  const size = { ...FRAME, insets: NONE };
  const far = { x: 90_000, y: -90_000, k: 1 };
  expect(keepInSight(far, box, size)).toEqual({ x: 920, y: -220, k: 1 });
  const near = { x: 10, y: 20, k: 1 };
  expect(keepInSight(near, box, size)).toEqual(near);
});

test('a journey begins and ends where it should, and zooms evenly', () => {
  const journey = { from: { x: 0, y: 0, k: 0.5 }, to: { x: -700, y: -300, k: 2 }, size: FRAME };
  expect(onTheWay(journey, 0)).toEqual(journey.from);
  expect(onTheWay(journey, 1)).toEqual(journey.to);
  expect(onTheWay(journey, 0.5).k).toBeCloseTo(1);
});

test('a branch is entered at 100 % where it fits, else smaller, else from just above its person on', () => {
  const small = { left: 244, top: 0, right: 764, bottom: 400 };
  const enter = (branch: typeof small, frame = FRAME, all = branch) =>
    enterBranch({ branch, card: CARD, all }, frame);
  expect(enter(small).k).toBe(1);
  expect(drawn(enter(small), { x: 504, y: 200 }).x).toBeCloseTo(360, 0);
  expect(enter({ ...small, bottom: 550 }).k).toBeCloseTo(500 / 550);
  const tall = enter({ ...small, bottom: 3_000 });
  expect(tall.k).toBe(0.8);
  expect(drawn(tall, { x: 504, y: CARD.top }).y).toBeCloseTo(60 + 112 * 0.8, 0);
  expect(enter(small, { ...FRAME, width: 366, insets: NONE }).k).toBeCloseTo(366 / 520);
  expect(enter(small, FRAME, { ...small, right: 904 }).k).toBeCloseTo(680 / 800);
  expect(enter(small, FRAME, { ...small, right: 9_000 }).k).toBe(0.8);
});

test('a card that the top edge would cut is shown', () => {
  const view = { x: 0, y: -220, k: 1 };
  expect(clearEdge([CARD], view)).toEqual({ ...view, y: 12 - CARD.top });
  expect(clearEdge([CARD], { ...view, y: -CARD.top })).toEqual({ ...view, y: -CARD.top });
  expect(clearEdge([CARD], { ...view, y: -CARD.bottom })).toEqual({ ...view, y: -CARD.bottom });
});

test('what is opened is shown as a whole, as far as it can be read', () => {
  const panZoom = { view: { x: 0, y: 0, k: 1 }, frame: FRAME };
  const wide = { left: 0, top: 0, right: 1_000, bottom: 400 };
  expect(firstFitting([{ box: wide, from: 0.8 }], panZoom)).toBeNull();
  const view = firstFitting(
    [
      { box: wide, from: 0.8 },
      { box: wide, from: 0.5 },
    ],
    panZoom,
  )!;
  expect(view.k).toBeCloseTo(680 / 1_048);
  expect(firstFitting([{ box: CARD, from: 0.8 }], panZoom)).toEqual({ x: 0, y: 0, k: 1 });
});
