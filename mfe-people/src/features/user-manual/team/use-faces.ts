import { useMemo } from 'react';
import { callName, DISC_TRAITS } from '@cadence/shared-contract';
import type { DiscTrait, TeamManual, TeamManuals, WheelPlace } from '@cadence/shared-contract';
import { layoutFaces } from './layout-faces.ts';
import { countMainTraits } from './team-text.ts';
import { byTheClock, wantedFace } from './wheel-faces.ts';
import { namesWithRoom, wordsPlace } from './wheel-names.ts';

/** A person on the wheel, or the viewer. */
export interface Face {
  readonly manual: TeamManual;
  readonly place: WheelPlace;
  /** The label under the face. */
  readonly name: string;
  /** Otherwise shown only for the chosen face, and under the pointer. */
  readonly hasRoomForName: boolean;
}

/** What the wheel shows. */
export interface Wheel {
  /** The diameter of a face, in units of the wheel. */
  readonly size: number;
  /** Clockwise from the left. */
  readonly faces: readonly Face[];
  readonly viewer: Face | null;
  readonly counts: Readonly<Record<DiscTrait, number>>;
  /** Quarters that are nobody's main trait, and where their text fits in each. */
  readonly empty: readonly { readonly trait: DiscTrait; readonly wordsAt: WheelPlace | null }[];
}

const YOU = 'you';

function buildWheel({ People, Viewer }: TeamManuals): Wheel {
  const viewerId = Viewer?.Person.Id;
  const others = People.filter(({ Person }) => Person.Id !== viewerId);
  const all = Viewer === null ? others : [Viewer, ...others];
  const laidOut = layoutFaces(
    all.map((manual) => wantedFace({ ...manual, id: manual.Person.Id, disc: manual.Disc })),
  );
  const names = all.map(({ Person: { Id, Name } }) => ({
    id: Id,
    text: Id === viewerId ? YOU : callName(Name),
  }));
  const withRoom = namesWithRoom(laidOut, names);
  const faces = all.map((manual, index) => ({
    manual,
    place: laidOut.places.get(manual.Person.Id) ?? { x: 0, y: 0 },
    name: names[index]?.text ?? '',
    hasRoomForName: withRoom.has(manual.Person.Id),
  }));
  const isViewer = ({ manual }: Face): boolean => manual.Person.Id === viewerId;
  const counts = countMainTraits(People);
  return {
    size: laidOut.size,
    faces: faces.filter((face) => !isViewer(face)).sort((a, b) => byTheClock(a.place, b.place)),
    viewer: faces.find(isViewer) ?? null,
    counts,
    empty: DISC_TRAITS.filter((trait) => counts[trait] === 0).map((trait) => ({
      trait,
      wordsAt: wordsPlace(trait, laidOut),
    })),
  };
}

/** Everybody's place on the wheel, computed once per server answer. */
export function useFaces(team: TeamManuals): Wheel {
  return useMemo(() => buildWheel(team), [team]);
}
