import { useEffect, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { Avatar } from '@cadence/shared-ui';
import { shownName } from '../chart-model.ts';
import type { ChartModel } from '../chart-model.ts';
import { middleOf } from '../layout/geometry.ts';
import { cardLine } from '../paint/card-text.ts';
import type { PanZoom } from '../viewport/pan-zoom.ts';
import { detailAt, hitAt } from '../viewport/scene.ts';
import { toChart } from '../viewport/view.ts';
import { placed } from './chart-card.tsx';

interface NearNameProps {
  readonly panZoom: PanZoom;
  readonly model: ChartModel;
  readonly surface: RefObject<HTMLElement | null>;
}

/** Whose card is under the pointer; null for nobody, and while the chart is dragged. */
function useHovered({ panZoom, model, surface }: NearNameProps): number | null {
  const [hoveredId, setHovered] = useState<number | null>(null);
  const { layout } = model;
  useEffect(() => {
    const element = surface.current;
    if (!element) return undefined;
    const move = (event: PointerEvent): void => {
      const { left, top } = element.getBoundingClientRect();
      const point = toChart(panZoom.view, { x: event.clientX - left, y: event.clientY - top });
      const hit = event.buttons === 0 && event.pointerType !== 'touch' ? hitAt(layout, point) : null;
      setHovered(hit?.card.node.person.id ?? null);
    };
    const leave = (): void => setHovered(null);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
    };
  }, [panZoom, layout, surface]);
  return hoveredId;
}

/**
 * From further away a card says less: whoever is pointed at, else the selected person, is shown as a whole above it, in
 * the size of all words.
 */
export function NearName(props: NearNameProps): ReactNode {
  const { panZoom, model } = props;
  const hoveredId = useHovered(props);
  const detail = useSyncExternalStore(panZoom.subscribe, () => detailAt(panZoom.view.k));
  const card = model.layout.byId.get(hoveredId ?? model.selected?.person.id ?? 0);
  if (detail === 'all' || !card) return null;
  const { person } = card.node;
  return (
    <div
      className="oc-near"
      aria-hidden
      style={placed({ '--left': middleOf(card), '--top': (card.top + card.bottom) / 2 })}
    >
      <Avatar id={person.id} name={person.Name} size="m" src={person.Avatar} />
      <b className="cd-cut" dir="auto">
        {shownName(card.node, model.viewerId)}
      </b>
      <span className="cd-cut" dir="auto">
        {cardLine(person)}
      </span>
    </div>
  );
}
