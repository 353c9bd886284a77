import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { plural } from '@cadence/shared-ui';
import { shownName } from '../chart-model.ts';
import type { ChartModel } from '../chart-model.ts';
import { cardLine } from '../paint/card-text.ts';
import type { OrgNode } from '../tree/org-tree.ts';
import { hitAt } from '../viewport/scene.ts';
import { toChart } from '../viewport/view.ts';
import { pressChartKey } from './chart-keys.ts';
import { ChartScene } from './chart-scene.tsx';
import { Minimap } from './minimap.tsx';
import type { Chart } from './use-chart.ts';

const KEYS =
  'Arrow keys move along the chart, Enter shows or hides reports, plus and minus zoom, 0 shows everything. ' +
  'The outline shows the same as a list.';

/** The selected person in words, for keyboard users. */
function spoken(node: OrgNode, { viewerId, layout }: ChartModel): string {
  const reports = plural(node.children.length, 'direct report');
  const state = layout.byId.get(node.person.id)?.isOpen ? 'shown' : 'hidden';
  const words = [shownName(node, viewerId), cardLine(node.person)];
  return [...words, node.children.length > 0 ? `${reports}, ${state}` : reports].join(', ');
}

/** A press on the picture finds the person shown there. */
function pressPicture(event: MouseEvent<HTMLElement>, { panZoom, model, onToggle }: Chart): void {
  if (!panZoom || !(event.target instanceof HTMLCanvasElement)) return;
  const { left, top } = event.currentTarget.getBoundingClientRect();
  const point = toChart(panZoom.view, { x: event.clientX - left, y: event.clientY - top });
  const hit = hitAt(model.layout, point);
  if (!hit) return;
  const { id } = hit.card.node.person;
  if (hit.part === 'reports') onToggle(id);
  else model.select(id);
}

/** The chart: pans by drag, zooms by wheel and pinch, draws only what is visible; with a minimap. */
export function OrgChart({ chart }: { readonly chart: Chart }): ReactNode {
  const { panZoom, model, attach, onFit, onToggle } = chart;
  const hintId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isOnCard = event.target !== event.currentTarget && (event.key === 'Enter' || event.key === ' ');
    if (!panZoom || isOnCard || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!pressChartKey({ panZoom, model, onFit, onToggle }, event)) return;
    event.preventDefault();
    // The card that had the focus may scroll out of view, and the focus with it.
    surface.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles its own keys */}
      <div
        ref={surface}
        className="oc-surface"
        role="application"
        aria-label="Org chart"
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see the role
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={(event) => pressPicture(event, chart)}
      >
        <div className="oc-view" ref={attach}>
          {panZoom && <ChartScene panZoom={panZoom} model={model} surface={surface} onToggle={onToggle} />}
        </div>
      </div>
      <p id={hintId} hidden>
        {KEYS}
      </p>
      <p className="cd-vh" role="status">
        {model.selected && spoken(model.selected, model)}
      </p>
      {panZoom && <Minimap panZoom={panZoom} model={model} />}
    </>
  );
}
