import type { ChartModel } from '../chart-model.ts';
import { around, middleOf, STACK_CARD_WIDTH, touches } from '../layout/geometry.ts';
import type { Box } from '../layout/geometry.ts';
import type { Card, ChartLayout } from '../layout/layout-chart.ts';
import { wayTo } from '../tree/org-tree.ts';
import type { PanZoom } from './pan-zoom.ts';
import {
  centreOn,
  clearEdge,
  enterBranch,
  firstFitting,
  NAMED_SCALE,
  READABLE_SCALE,
  reveal,
  seenBox,
} from './view.ts';
import type { View } from './view.ts';

/** The scale used to show a person who was outside the view. */
export function meetingScale(k: number): number {
  return k >= READABLE_SCALE ? k : 1;
}

/** The box beside a card at a scale; null while there is none. */
export type BesideAt = (card: Card, k: number) => Box | null;

function withBeside(card: Card, k: number, besideAt: BesideAt): Box {
  const beside = besideAt(card, k);
  return beside ? around([card, beside]) : card;
}

/** From the top of the chart to the end of a person's team, as wide as two columns of it. */
function branchOf({ box, teams }: ChartLayout, card: Card): Box {
  const middle = middleOf(card);
  const half = STACK_CARD_WIDTH + (card.right - card.left) / 4;
  const bottom = teams.get(card.node.person.id)?.box.bottom ?? card.bottom;
  return { left: middle - half, right: middle + half, top: box.top, bottom };
}

/** The branch in the middle, or that of the person whom the address names. */
export function entryView(
  panZoom: PanZoom,
  { layout, selected, line }: ChartModel,
  besideAt: BesideAt,
): View {
  const { frame } = panZoom;
  const card = layout.byId.get((selected ?? line.at(-1))?.person.id ?? 0);
  if (!card) return centreOn(layout.box, 1, frame);
  const above = wayTo(card.node).flatMap(({ person }) => layout.byId.get(person.id) ?? []);
  const view = clearEdge(
    above,
    enterBranch({ branch: branchOf(layout, card), card, all: layout.box }, frame),
  );
  return selected ? reveal(withBeside(card, view.k, besideAt), view, frame) : view;
}

/** A person in sight is brought clear of what floats; anybody else into the middle, large enough to read. */
export function approach(panZoom: PanZoom, card: Card, besideAt: BesideAt): View {
  const { view, frame } = panZoom;
  const k = meetingScale(view.k);
  const isInSight = k === view.k && touches(card, seenBox(view, frame));
  return reveal(withBeside(card, k, besideAt), isInSight ? view : centreOn(card, k, frame), frame);
}

/** The manager's column from the card down to the end of the team. */
function columnOf(layout: ChartLayout, card: Card): Box {
  const team = layout.teams.get(card.node.person.id);
  return { left: card.left, right: card.right, top: card.top, bottom: team?.box.bottom ?? card.bottom };
}

/** What was opened or closed last: a person's branch, or all of them. */
export type Opened = number | 'all' | undefined;

/**
 * Where the view goes after a layout in which somebody's team, or everyone, was opened; null to stay. Best is all of the
 * chart, then the team with everyone above it, then the team alone: as large as names can be read.
 */
export function afterOpening(panZoom: PanZoom, layout: ChartLayout, opened: Opened): View | null {
  const from = opened === 'all' ? NAMED_SCALE : READABLE_SCALE;
  const everyone = { box: layout.box, from, isCentred: true };
  if (opened === 'all') return firstFitting([everyone], panZoom);
  const card = layout.byId.get(opened ?? 0);
  const team = layout.teams.get(opened ?? 0);
  if (!card || !team) return null;
  const above = wayTo(card.node).flatMap(({ person }) => layout.byId.get(person.id) ?? []);
  const aims = [
    everyone,
    { box: around([team.box, ...above]), from: READABLE_SCALE },
    { box: team.box, from: NAMED_SCALE },
  ];
  return firstFitting(aims, panZoom) ?? reveal(columnOf(layout, card), panZoom.view, panZoom.frame);
}

/** The box beside a card that is on the screen is brought clear of what floats; null for one that is elsewhere. */
export function keepBeside(panZoom: PanZoom, card: Card, besideAt: BesideAt): View | null {
  const { view, frame } = panZoom;
  if (!touches(card, seenBox(view, frame))) return null;
  return reveal(withBeside(card, view.k, besideAt), view, frame);
}
