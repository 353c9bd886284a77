import { WHEEL_QUARTERS } from '@cadence/shared-contract';
import type { WheelPlace } from '@cadence/shared-contract';
import type { WantedFace } from './wheel-faces.ts';
import { WHEEL_RADIUS } from './wheel-faces.ts';

/** The middle of a face, y upward, and how far it reaches with its ring and margin. */
export interface PlacedFace extends WheelPlace {
  readonly radius: number;
}

export interface LaidOut {
  /** Diameter of every face, in units of the wheel. */
  readonly size: number;
  /** By the person’s id. */
  readonly places: ReadonlyMap<number, PlacedFace>;
}

const SMALLEST = 16;
/** Smaller with more people; the last two only where nothing larger has room. */
const SIZES = [
  { size: 32, upTo: 24 },
  { size: 28, upTo: 36 },
  { size: 24, upTo: 60 },
  { size: 20, upTo: 120 },
  { size: SMALLEST, upTo: 180 },
] as const;

/** Around a face, and around the dashed ring of an own entry. */
const MARGIN = { face: 1.5, ring: 6 } as const;
/** Between the middle of a face and the border of its quarter. */
const BORDER = 2;
/** How finely places are tried, in units of the wheel. */
const RING = 5;
const STEP = 5;
/** Along the circle is half as far as to another one. */
const RING_COST = 2;

/** What a layout keeps to. */
interface Room {
  readonly size: number;
  readonly staysInQuarter: boolean;
  readonly mayTouch: boolean;
}

const radiusOf = ({ isOnEdge }: WantedFace, size: number): number =>
  size / 2 + (isOnEdge ? MARGIN.ring : MARGIN.face);

/** A face on the edge is half outside, as drawn; all others are within the wheel. */
function outermost({ isOnEdge }: WantedFace, size: number): number {
  return isOnEdge ? WHEEL_RADIUS : WHEEL_RADIUS - size / 2;
}

function isInQuarter({ quarter }: WantedFace, { x, y }: WheelPlace): boolean {
  const side = WHEEL_QUARTERS[quarter];
  return x * side.x >= BORDER && y * side.y >= BORDER;
}

/** Where it would be alone, drawn in so far that it is within the wheel. */
function atHome(face: WantedFace, size: number): WheelPlace {
  const { x, y } = face.wanted;
  const scale = Math.min(1, outermost(face, size) / (Math.hypot(x, y) || 1));
  return { x: x * scale, y: y * scale };
}

/** Radii of circles around the middle, the nearest to `far` first. */
function ringsFrom(far: number, limit: number): readonly number[] {
  const rings = Array.from({ length: Math.floor(limit / RING) + 1 }, (_, index) => limit - index * RING);
  return [far, ...rings].sort((a, b) => Math.abs(a - far) - Math.abs(b - far));
}

/** Angles all the way round, in turn to one side and to the other, so that a draw is always decided in the same way. */
function* turnsOn(ring: number): Generator<number> {
  const steps = Math.max(1, Math.floor((2 * Math.PI * ring) / STEP));
  for (let step = 0; step < steps; step += 1) {
    yield (Math.ceil(step / 2) * (step % 2 === 0 ? 1 : -1) * 2 * Math.PI) / steps;
  }
}

/** The nearest place that will do, by the way along its circle and to another one; null where there is none. */
function nearestPlace(
  home: WheelPlace,
  limit: number,
  willDo: (place: WheelPlace) => boolean,
): WheelPlace | null {
  const far = Math.hypot(home.x, home.y);
  const angle = Math.atan2(home.y, home.x);
  let best: WheelPlace | null = null;
  let least = Infinity;
  for (const ring of ringsFrom(far, limit)) {
    for (const turn of turnsOn(ring)) {
      const cost = Math.abs(turn) * ring + Math.abs(ring - far) * RING_COST;
      if (cost >= least) break;
      const place = { x: ring * Math.cos(angle + turn), y: ring * Math.sin(angle + turn) };
      if (!willDo(place)) continue;
      best = place;
      least = cost;
    }
  }
  return best;
}

/** Its own place, or the nearest free one; null where there is none. */
function findPlace(
  face: WantedFace,
  taken: readonly PlacedFace[],
  { size, staysInQuarter }: Room,
): WheelPlace | null {
  const radius = radiusOf(face, size);
  const isFree = ({ x, y }: WheelPlace): boolean =>
    taken.every((other) => Math.hypot(x - other.x, y - other.y) >= radius + other.radius);
  const home = atHome(face, size);
  if (isFree(home)) return home;
  return nearestPlace(
    home,
    outermost(face, size),
    (place) => (!staysInQuarter || isInQuarter(face, place)) && isFree(place),
  );
}

/** All in one size; null where one finds no room, unless faces may touch: from the first such one on all stay at home. */
function tryLayout(faces: readonly WantedFace[], room: Room): LaidOut | null {
  const places = new Map<number, PlacedFace>();
  let isFull = false;
  for (const face of faces) {
    const found: WheelPlace | null = isFull ? null : findPlace(face, [...places.values()], room);
    isFull = found === null;
    if (isFull && !room.mayTouch) return null;
    places.set(face.id, { ...(found ?? atHome(face, room.size)), radius: radiusOf(face, room.size) });
  }
  return { size: room.size, places };
}

/**
 * Places faces on the wheel so that none touches another; of more than a hundred, the last may. Each keeps its place when
 * it is free; else it steps aside along its circle, then to another circle, within its quarter as long as that has room,
 * and always within the wheel. The lower id comes first, so the same people are in the same places, whatever their order.
 */
export function layoutFaces(faces: readonly WantedFace[]): LaidOut {
  const inOrder = [...faces].sort((a, b) => a.id - b.id);
  const sizes = SIZES.filter(({ upTo }) => faces.length <= upTo).map(({ size }) => size);
  for (const staysInQuarter of [true, false]) {
    for (const size of sizes) {
      const laidOut = tryLayout(inOrder, { size, staysInQuarter, mayTouch: false });
      if (laidOut) return laidOut;
    }
  }
  const last = { size: SMALLEST, staysInQuarter: false, mayTouch: true };
  return tryLayout(inOrder, last) ?? { size: SMALLEST, places: new Map() };
}
