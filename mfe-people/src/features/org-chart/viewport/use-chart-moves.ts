import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ChartModel } from '../chart-model.ts';
import { touches } from '../layout/geometry.ts';
import type { Box } from '../layout/geometry.ts';
import type { Card, ChartLayout } from '../layout/layout-chart.ts';
import type { PanZoom } from './pan-zoom.ts';
import { centreOn, fitBox, fittingScale, holdInPlace, READABLE_SCALE, reveal, seenBox } from './view.ts';
import type { Insets, View } from './view.ts';

/** The scale used to show a person who was outside the view. */
const MEETING_SCALE = 0.8;

/** All of the chart where it can be read as a whole; else the selected person, the viewer, or the top. */
function entryView(panZoom: PanZoom, { layout, selected, viewerId, tree }: ChartModel): View {
  const { frame } = panZoom;
  if (!selected && fittingScale(layout.box, frame) >= READABLE_SCALE) return fitBox(layout.box, frame);
  const candidates = [selected?.person.id, viewerId, tree.roots[0]?.person.id];
  const card = candidates.map((id) => layout.byId.get(id ?? 0)).find(Boolean);
  return centreOn(card ?? layout.box, MEETING_SCALE, frame);
}

/** A person in sight is brought clear of what floats; anybody else into the middle, large enough to read. */
function approach(panZoom: PanZoom, card: Card): View {
  const { view, frame } = panZoom;
  const canBeRead = view.k >= READABLE_SCALE;
  if (canBeRead && touches(card, seenBox(view, frame))) return reveal(card, view, frame);
  return centreOn(card, Math.max(view.k, MEETING_SCALE), frame);
}

/** The manager's column from the card down to the end of the team. */
function columnOf(layout: ChartLayout, card: Card): Box {
  const team = layout.teams.get(card.node.person.id);
  return { left: card.left, right: card.right, top: card.top, bottom: team?.box.bottom ?? card.bottom };
}

/** The person who keeps their place when the chart is laid out again: the first of these who is there both times. */
function findAnchor(before: ChartLayout, after: ChartLayout, ids: readonly (number | undefined)[]) {
  for (const id of ids) {
    const [was, is] = [before.byId.get(id ?? 0), after.byId.get(id ?? 0)];
    if (was && is) return { was, is };
  }
  return undefined;
}

/**
 * Moves the view when the chart changes: to an initial place, to the person who becomes selected, and with the person
 * whose branch is opened or closed, so that nothing jumps. Returns how to name the person of that branch.
 */
export function useChartMoves(
  panZoom: PanZoom | null,
  model: ChartModel,
  insets: Insets,
): (id: number) => void {
  const { layout, selected, tree } = model;
  const entered = useRef<PanZoom | null>(null);
  const laidOut = useRef(layout);
  const toggledId = useRef<number | undefined>(undefined);
  const selectedId = selected?.person.id;
  const seenId = useRef(selectedId);

  useLayoutEffect(() => {
    panZoom?.setInsets(insets);
  }, [panZoom, insets]);

  useLayoutEffect(() => {
    const before = laidOut.current;
    const toggled = toggledId.current;
    laidOut.current = layout;
    toggledId.current = undefined;
    if (!panZoom) return;
    panZoom.setBox(layout.box);
    if (entered.current !== panZoom || before === layout) return;
    const anchor = findAnchor(before, layout, [toggled, selectedId, tree.roots[0]?.person.id]);
    if (anchor) panZoom.jump(holdInPlace(panZoom.view, anchor.was, anchor.is));
    const card = layout.byId.get(toggled ?? 0);
    if (card?.isOpen) panZoom.glide(reveal(columnOf(layout, card), panZoom.view, panZoom.frame));
  }, [panZoom, layout, selectedId, tree]);

  useLayoutEffect(() => {
    if (!panZoom || entered.current === panZoom) return;
    entered.current = panZoom;
    panZoom.jump(entryView(panZoom, model));
  }, [panZoom, model]);

  useEffect(() => {
    if (seenId.current === selectedId) return;
    seenId.current = selectedId;
    const card = layout.byId.get(selectedId ?? 0);
    if (panZoom && card) panZoom.glide(approach(panZoom, card));
  }, [panZoom, layout, selectedId, insets]);

  return (id) => {
    toggledId.current = id;
  };
}
