import { DISC_TYPES, WHEEL_QUARTERS } from '@cadence/shared-contract';
import type { DiscType } from '@cadence/shared-contract';
import { layoutFaces } from './layout-faces.ts';
import { wantedFace, WHEEL_RADIUS } from './wheel-faces.ts';
import type { WantedFace } from './wheel-faces.ts';

/** Numbers from 0 to below 1, always the same ones for a seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const NOBODY_MEASURED = { Per1: null, Per2: null, Per3: null, Per4: null };
const entry = (id: number, disc: DiscType): WantedFace => wantedFace({ id, disc, ...NOBODY_MEASURED });
const measured = (
  id: number,
  disc: DiscType,
  [d, i, s, c]: readonly [number, number, number, number],
): WantedFace => wantedFace({ id, disc, Per1: d, Per2: i, Per3: s, Per4: c });

/** A team of any size; some of them an own entry, some exactly like others. */
function anyTeam(count: number, random: () => number): readonly WantedFace[] {
  return Array.from({ length: count }, (_, index) => {
    const disc = DISC_TYPES[Math.floor(random() * DISC_TYPES.length)]!;
    if (random() < 0.2) return entry(index + 1, disc);
    const weights = [random(), random(), random(), random()].map((weight) => 0.4 + weight);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const [d, i, s] = weights.map((weight) => Math.round((100 * weight) / sum));
    return measured(index + 1, disc, [d!, i!, s!, 100 - d! - i! - s!]);
  });
}

/** The faces that break a rule, as text. */
function faultsOf(faces: readonly WantedFace[], mustStay: boolean): readonly string[] {
  const { size, places } = layoutFaces(faces);
  const all = faces.map((face) => ({ face, place: places.get(face.id)! }));
  return all.flatMap(({ face, place }, index) => {
    const far = Math.hypot(place.x, place.y);
    const limit = face.isOnEdge ? WHEEL_RADIUS : WHEEL_RADIUS - size / 2;
    const side = WHEEL_QUARTERS[face.quarter];
    const isHome = Math.hypot(place.x - face.wanted.x, place.y - face.wanted.y) < 1;
    const isOut = !isHome && (place.x * side.x < 0 || place.y * side.y < 0);
    // The dashed ring of an own entry is around its face.
    const ring = (other: WantedFace): number => size / 2 + (other.isOnEdge ? 5 : 0);
    const touched = all
      .slice(index + 1)
      .filter(
        (other) =>
          Math.hypot(place.x - other.place.x, place.y - other.place.y) < ring(face) + ring(other.face),
      );
    return [
      ...(far > limit + 1e-6 ? [`${face.id} outside`] : []),
      ...(mustStay && isOut ? [`${face.id} in another quarter`] : []),
      ...touched.map((other) => `${face.id} touches ${other.face.id}`),
    ];
  });
}

test('nobody overlaps or leaves the wheel, of 1 to 60 people', () => {
  const random = randomNumbers(7);
  for (const count of [1, 2, 3, 5, 8, 13, 21, 24, 25, 34, 36, 37, 48, 60]) {
    expect({ count, faults: faultsOf(anyTeam(count, random), count <= 36) }).toEqual({ count, faults: [] });
  }
});

test('sixty of one kind find room, as an own entry and by the same percentages', () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);
  expect(
    faultsOf(
      ids.map((id) => entry(id, 'SC')),
      false,
    ),
  ).toEqual([]);
  expect(
    faultsOf(
      ids.map((id) => measured(id, 'S', [10, 20, 45, 25])),
      false,
    ),
  ).toEqual([]);
  expect(
    faultsOf(
      ids.map((id) => measured(id, 'S', [25, 25, 25, 25])),
      false,
    ),
  ).toEqual([]);
});

test('as long as there is room, people stay in their quarter', () => {
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(
    faultsOf(
      ids.map((id) => measured(id, 'C', [20, 12, 24, 44])),
      true,
    ),
  ).toEqual([]);
  expect(
    faultsOf(
      ids.map((id) => measured(id, 'I', [25, 26, 25, 24])),
      true,
    ),
  ).toEqual([]);
});

test('more people than the wheel has room for are still placed', () => {
  const { places } = layoutFaces(Array.from({ length: 400 }, (_, id) => measured(id, 'S', [10, 20, 45, 25])));
  expect(places.size).toBe(400);
});

test('who is alone keeps the place, and the same people are always in the same places', () => {
  const one = measured(4, 'I', [18, 40, 26, 16]);
  expect(layoutFaces([one]).places.get(4)).toMatchObject(one.wanted);
  const team = anyTeam(30, randomNumbers(3));
  expect([...layoutFaces([...team].reverse()).places]).toEqual([...layoutFaces(team).places]);
  // A person who joins later moves nobody.
  const first = layoutFaces(team.slice(0, 12)).places;
  const more = layoutFaces(team.slice(0, 20)).places;
  for (const [id, place] of first) expect(more.get(id)).toEqual(place);
});

test('a face steps aside along its circle', () => {
  const two = [measured(1, 'S', [12, 18, 38, 32]), measured(2, 'S', [12, 18, 38, 32])];
  const { places } = layoutFaces(two);
  const [first, second] = [places.get(1)!, places.get(2)!];
  expect(Math.hypot(second.x, second.y)).toBeCloseTo(Math.hypot(first.x, first.y), 5);
  expect(Math.hypot(second.x - first.x, second.y - first.y)).toBeGreaterThanOrEqual(35);
});

test('an own entry is on the edge, and in the quarter of its main trait', () => {
  const face = entry(1, 'SC');
  expect(Math.hypot(face.wanted.x, face.wanted.y)).toBeCloseTo(WHEEL_RADIUS);
  expect(face.quarter).toBe('S');
  expect(face.wanted.y).toBeLessThan(0);
});
