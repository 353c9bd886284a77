import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import type { ChartModel } from '../chart-model.ts';
import { minimapView, paintMinimap } from '../paint/paint-minimap.ts';
import { readPalette, watchPalette } from '../paint/palette.ts';
import { fitCanvas } from '../paint/use-picture.ts';
import type { PanZoom } from '../viewport/pan-zoom.ts';
import { centreOn, seenBox, toChart } from '../viewport/view.ts';

const SIZE = { width: 184, height: 104 } as const;

interface MinimapProps {
  readonly panZoom: PanZoom;
  readonly model: ChartModel;
}

function useMinimapPicture({ model }: MinimapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { layout, selected, viewerId, wayIds } = model;
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const paint = (): void => {
      const palette = readPalette(element);
      const density = fitCanvas(element, SIZE.width, SIZE.height);
      const selectedId = selected?.person.id ?? null;
      const marks = { selectedId, viewerId, wayIds };
      paintMinimap(context, { ...marks, layout, size: SIZE, palette, density });
    };
    paint();
    return watchPalette(paint);
  }, [layout, selected, viewerId, wayIds]);
  return canvas;
}

/** Keeps the frame on the minimap in sync with the surface. */
function useSeenFrame({ panZoom, model }: MinimapProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const { box } = model.layout;
  useEffect(() => {
    const place = (): void => {
      if (!frame.current) return;
      const { x, y, k } = minimapView(box, SIZE);
      const seen = seenBox(panZoom.view, panZoom.frame);
      const left = Math.max(0, seen.left * k + x);
      const top = Math.max(0, seen.top * k + y);
      const right = Math.min(SIZE.width, seen.right * k + x);
      const bottom = Math.min(SIZE.height, seen.bottom * k + y);
      Object.assign(frame.current.style, {
        transform: `translate(${left}px, ${top}px)`,
        width: `${Math.max(4, right - left)}px`,
        height: `${Math.max(4, bottom - top)}px`,
      });
    };
    place();
    return panZoom.subscribe(place);
  }, [panZoom, box]);
  return frame;
}

/** All of the chart in small; a press or a drag on it leads there. The chart itself is used from the keyboard. */
export function Minimap(props: MinimapProps): ReactNode {
  const { panZoom, model } = props;
  const canvas = useMinimapPicture(props);
  const frame = useSeenFrame(props);
  const lead = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const view = minimapView(model.layout.box, SIZE);
    const { x, y } = toChart(view, { x: event.clientX - left, y: event.clientY - top });
    panZoom.jump(centreOn({ left: x, right: x, top: y, bottom: y }, panZoom.view.k, panZoom.frame));
  };
  return (
    <div
      className="oc-minimap cd-pop"
      role="img"
      aria-label="Minimap"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        lead(event);
      }}
      onPointerMove={lead}
    >
      <canvas ref={canvas} />
      <span ref={frame} />
    </div>
  );
}
