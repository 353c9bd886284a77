import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ChartModel } from '../chart-model.ts';
import type { ChartLayout } from '../layout/layout-chart.ts';
import { afterOpening, approach, entryView, keepBeside } from './destinations.ts';
import type { BesideAt, Opened } from './destinations.ts';
import type { PanZoom } from './pan-zoom.ts';
import { holdInPlace } from './view.ts';
import type { Insets } from './view.ts';

/** The person who keeps their place when the chart is laid out again: the first of these who is there both times. */
function findAnchor(before: ChartLayout, after: ChartLayout, ids: readonly (number | undefined)[]) {
  for (const id of ids) {
    const [was, is] = [before.byId.get(id ?? 0), after.byId.get(id ?? 0)];
    if (was && is) return { was, is };
  }
  return undefined;
}

interface Moves {
  readonly insets: Insets;
  readonly besideAt: BesideAt;
  /** The height of the box beside the selected person. */
  readonly height: number;
}

/** The person whose branch is opened or closed keeps their place; then all that was opened is shown. */
function useOpening(panZoom: PanZoom | null, { layout, selected, tree }: ChartModel) {
  const laidOut = useRef<{ readonly panZoom: PanZoom | null; readonly layout: ChartLayout }>(null);
  const opened = useRef<Opened>(undefined);
  const selectedId = selected?.person.id;
  useLayoutEffect(() => {
    const [before, last] = [laidOut.current, opened.current];
    laidOut.current = { panZoom, layout };
    opened.current = undefined;
    if (!panZoom) return;
    panZoom.setBox(layout.box);
    if (before?.panZoom !== panZoom || before.layout === layout) return;
    const toggledId = typeof last === 'number' ? last : undefined;
    const anchor = findAnchor(before.layout, layout, [toggledId, selectedId, tree.roots[0]?.person.id]);
    if (anchor) panZoom.jump(holdInPlace(panZoom.view, anchor.was, anchor.is));
    const next = afterOpening(panZoom, layout, last);
    if (next) panZoom.glide(next);
  }, [panZoom, layout, selectedId, tree]);
  return (what: number | 'all'): void => {
    opened.current = what;
  };
}

/** The chart begins with a branch, and goes back to the viewer's own when it is asked to. */
function useEntry(panZoom: PanZoom | null, model: ChartModel, besideAt: BesideAt): void {
  const entered = useRef<PanZoom | null>(null);
  const { returns } = model;
  const seenReturns = useRef(returns);
  useLayoutEffect(() => {
    if (!panZoom || entered.current === panZoom) return;
    entered.current = panZoom;
    panZoom.jump(entryView(panZoom, model, besideAt));
  }, [panZoom, model, besideAt]);
  useEffect(() => {
    if (!panZoom || seenReturns.current === returns) return;
    seenReturns.current = returns;
    panZoom.glide(entryView(panZoom, { ...model, selected: null }, besideAt));
  }, [panZoom, model, returns, besideAt]);
}

/** A person who becomes selected is shown, and the box beside them when it grows. */
function useApproach(panZoom: PanZoom | null, model: ChartModel, { insets, besideAt, height }: Moves): void {
  const { layout, selected } = model;
  const selectedId = selected?.person.id;
  const seen = useRef({ selectedId, height });
  useEffect(() => {
    const before = seen.current;
    seen.current = { selectedId, height };
    const card = layout.byId.get(selectedId ?? 0);
    if (!panZoom || !card) return;
    if (before.selectedId !== selectedId) {
      panZoom.glide(approach(panZoom, card, besideAt));
    } else if (before.height !== height) {
      const view = keepBeside(panZoom, card, besideAt);
      if (view) panZoom.glide(view);
    }
  }, [panZoom, layout, selectedId, insets, besideAt, height]);
}

/**
 * Moves the view when the chart changes: to an initial place and back to it, to the person who becomes selected, and to
 * all of a branch that is opened. Returns how to name what is opened.
 */
export function useChartMoves(panZoom: PanZoom | null, model: ChartModel, moves: Moves) {
  const { insets, besideAt } = moves;
  useLayoutEffect(() => {
    panZoom?.setInsets(insets);
  }, [panZoom, insets]);
  const opening = useOpening(panZoom, model);
  useEntry(panZoom, model, besideAt);
  useApproach(panZoom, model, moves);
  return opening;
}
