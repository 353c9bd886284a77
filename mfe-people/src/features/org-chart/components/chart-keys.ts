import type { ChartModel } from '../chart-model.ts';
import { stepTo } from '../tree/step-to.ts';
import type { PanZoom } from '../viewport/pan-zoom.ts';
import { ZOOM_STEP } from '../viewport/view.ts';

/** How far Shift and an arrow move the view, in pixels. */
const PAN_STEP = 120;
const PAN: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

export interface ChartKeysContext {
  readonly panZoom: PanZoom;
  readonly model: ChartModel;
  onFit(): void;
  onToggle(id: number): void;
}

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

function pan({ panZoom }: ChartKeysContext, [dx, dy]: readonly [number, number]): true {
  const { x, y, k } = panZoom.view;
  panZoom.glide({ x: x + dx, y: y + dy, k });
  return true;
}

/** Selects the person an arrow leads to; the first press selects the viewer, or the top. */
function walk({ model }: ChartKeysContext, key: string): boolean {
  const { selected, tree, viewerId } = model;
  const next = selected ? stepTo(key, selected, model) : (tree.nodes.get(viewerId) ?? tree.roots[0]);
  if (!next) return false;
  model.select(next.person.id, { isStep: selected !== null });
  return true;
}

function zoomBy({ panZoom }: ChartKeysContext, factor: number): true {
  panZoom.zoomBy(factor);
  return true;
}

function toggleSelected({ model: { selected }, onToggle }: ChartKeysContext): boolean {
  if (!selected || selected.children.length === 0) return false;
  onToggle(selected.person.id);
  return true;
}

function clearSelection({ model }: ChartKeysContext): boolean {
  if (!model.selected) return false;
  model.select(null);
  return true;
}

function showAll({ onFit }: ChartKeysContext): true {
  onFit();
  return true;
}

const ACTIONS: Readonly<Record<string, (context: ChartKeysContext) => boolean>> = {
  '+': (context) => zoomBy(context, ZOOM_STEP),
  '=': (context) => zoomBy(context, ZOOM_STEP),
  '-': (context) => zoomBy(context, 1 / ZOOM_STEP),
  '0': showAll,
  Enter: toggleSelected,
  ' ': toggleSelected,
  Escape: clearSelection,
};

/** What keys do on the chart. @returns whether the key did anything */
export function pressChartKey(context: ChartKeysContext, { key, shiftKey }: Key): boolean {
  const way = PAN[key];
  if (way) return shiftKey ? pan(context, way) : walk(context, key);
  return ACTIONS[key]?.(context) ?? false;
}
