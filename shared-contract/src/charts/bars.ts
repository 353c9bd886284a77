import { scaleLinear } from 'd3-scale';
import type { Measure } from './fit-text.ts';
import type { Picture, Scene, Shape } from './picture.ts';
import { MIDDLE_TO_BASELINE, TEXT_SIZE, textShapes } from './shapes.ts';
import { drawnValue, valueTitle } from './words.ts';

type Row = Picture['Rows'][number];

/** Lengths in the units of the scene; a row of one line, and one whose label and note are above its bar. */
const WIDE = { pitch: 28, barTop: 8, thickness: 12, textMiddle: 14 };
const NARROW = { pitch: 44, barTop: 24, thickness: 10, textMiddle: 10 };
const GAP = 16;
const SEGMENT_GAP = 2;
/** Less than this is not seen; only nothing is drawn as nothing. */
const LEAST = 1.5;
/** Of the width, for labels; and what a bar needs beside label and note. */
const MOST_LABEL = 0.38;
const LEAST_TRACK = 0.3;
const LEAST_TRACK_UNITS = 120;
/** Of the width, for a note that shares its line with a label. */
const MOST_NOTE = 0.6;

interface BarsLayout {
  readonly form: typeof WIDE;
  readonly labelRoom: number;
  readonly noteRoom: number;
  readonly trackLeft: number;
  readonly trackWidth: number;
}

/** A note in three parts, the second is its first number. */
function noteParts(note: string): readonly [string, string, string] {
  const found = /\d(?:[\d.,]*\d)?%?/u.exec(note);
  if (!found) return ['', '', note];
  const end = found.index + found[0].length;
  return [note.slice(0, found.index).trimEnd(), found[0], note.slice(end)];
}

const spaceWidth = (measure: Measure): number =>
  measure('n n', TEXT_SIZE, false) - measure('nn', TEXT_SIZE, false);

function noteWidth(note: string, measure: Measure): number {
  const [before, number, after] = noteParts(note);
  const spaces = (before ? 1 : 0) + (number && after.startsWith(' ') ? 1 : 0);
  return (
    measure(before, TEXT_SIZE, false) +
    measure(number, TEXT_SIZE, true) +
    measure(after.trimStart(), TEXT_SIZE, false) +
    spaces * spaceWidth(measure)
  );
}

function layOut(picture: Picture, width: number, measure: Measure): BarsLayout {
  const labels = Math.max(...picture.Rows.map(({ Label }) => measure(Label, TEXT_SIZE, false)));
  const notes = Math.max(...picture.Rows.map(({ Note }) => (Note === null ? 0 : noteWidth(Note, measure))));
  const labelRoom = Math.ceil(Math.min(labels, width * MOST_LABEL));
  const noteRoom = Math.ceil(notes);
  const trackLeft = labelRoom + (labelRoom > 0 ? GAP : 0);
  const trackWidth = width - trackLeft - noteRoom - (noteRoom > 0 ? GAP : 0);
  if (trackWidth >= Math.max(LEAST_TRACK_UNITS, width * LEAST_TRACK)) {
    return { form: WIDE, labelRoom, noteRoom, trackLeft, trackWidth };
  }
  const sharedNoteRoom = Math.min(noteRoom, width * MOST_NOTE);
  const rest = width - sharedNoteRoom - (sharedNoteRoom > 0 ? GAP : 0);
  return { form: NARROW, labelRoom: rest, noteRoom: sharedNoteRoom, trackLeft: 0, trackWidth: width };
}

/** Placed from its end, so that it ends at the right edge in any font; in the order in which it is read. */
function noteShapes(
  note: string,
  place: { right: number; y: number; room: number },
  measure: Measure,
): Shape[] {
  const { right, y, room } = place;
  const at = { y, room, anchor: 'end' } as const;
  if (noteWidth(note, measure) > room) return textShapes(note, measure, { ...at, x: right, ink: 'quiet' });
  const [before, number, after] = noteParts(note);
  const space = spaceWidth(measure);
  const last = after.trimStart();
  const numberRight = right - measure(last, TEXT_SIZE, false) - (number && after.startsWith(' ') ? space : 0);
  const firstRight = numberRight - measure(number, TEXT_SIZE, true) - space;
  return [
    ...textShapes(before, measure, { ...at, x: firstRight, ink: 'quiet' }),
    ...textShapes(number, measure, { ...at, x: numberRight, isStrong: true }),
    ...textShapes(last, measure, { ...at, x: right, ink: 'quiet' }),
  ];
}

const total = (row: Row): number =>
  row.Values.reduce<number>((sum, value) => sum + (drawnValue(value) ?? 0), 0);

/** The value of a bar as long as the track: of a hundred per cent and of four levels it is the whole. */
function longest(picture: Picture): number {
  const most = Math.max(...picture.Rows.map(total));
  if (picture.Unit === 'percent') return Math.max(most, 100);
  return picture.Unit === 'level' ? Math.max(most, 4) : Math.max(most, 1);
}

function stack(
  picture: Picture,
  row: Row,
  bar: { y: number; height: number; lengthOf: (value: number) => number; left: number },
): Shape[] {
  let x = bar.left;
  return picture.Series.flatMap(({ Look }, index): Shape[] => {
    const value = drawnValue(row.Values[index]);
    if (!value) return [];
    const width = Math.max(LEAST, bar.lengthOf(value));
    const rect = { x, y: bar.y, width, height: bar.height };
    x += width + SEGMENT_GAP;
    return [{ type: 'rect', ...rect, ink: Look, title: valueTitle(picture, row, index) }];
  });
}

/** Lying bars: label, stacked series, note; in narrow widths label and note share the line above their bar. */
export function barsScene(picture: Picture, width: number, measure: Measure): Scene {
  const { form, labelRoom, noteRoom, trackLeft, trackWidth } = layOut(picture, width, measure);
  const kept = picture.Series.length * (SEGMENT_GAP + LEAST);
  const lengthOf = scaleLinear([0, longest(picture)], [0, Math.max(0, trackWidth - kept)]);
  const shapes = picture.Rows.flatMap((row, index): Shape[] => {
    const top = index * form.pitch;
    const y = top + form.textMiddle + TEXT_SIZE * MIDDLE_TO_BASELINE;
    return [
      ...textShapes(row.Label, measure, { x: 0, y, room: labelRoom }),
      ...stack(picture, row, { y: top + form.barTop, height: form.thickness, lengthOf, left: trackLeft }),
      ...(row.Note === null ? [] : noteShapes(row.Note, { right: width, y, room: noteRoom }, measure)),
    ];
  });
  return { width, height: picture.Rows.length * form.pitch, shapes, needsLegend: picture.Series.length > 1 };
}
