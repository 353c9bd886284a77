import { useCallback, useEffect, useMemo, useState, type RefCallback } from 'react';
import type { ChartModel } from '../chart-model.ts';
import { besideBox, makeRoom } from '../layout/make-room.ts';
import type { Beside, Room } from '../layout/make-room.ts';
import type { PanZoom } from './pan-zoom.ts';
import { meetingScale } from './destinations.ts';
import type { BesideAt } from './destinations.ts';

/** The box's height until it is measured. */
const USUAL_HEIGHT = 224;
/** A scale counts once it has been the same for so long. */
const SETTLED_MS = 120;

/** The scale for which there is room beside the selected person: that of the chart whenever it rests. */
function useRoomScale(panZoom: PanZoom | null, selectedId: number | undefined): number {
  const [scale, setScale] = useState({ selectedId, k: 1 });
  const current =
    scale.selectedId === selectedId ? scale : { selectedId, k: meetingScale(panZoom?.view.k ?? 1) };
  if (current !== scale) setScale(current);
  useEffect(() => {
    if (!panZoom || selectedId === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = panZoom.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(
        () =>
          setScale((before) => (before.k === panZoom.view.k ? before : { selectedId, k: panZoom.view.k })),
        SETTLED_MS,
      );
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [panZoom, selectedId]);
  return current.k;
}

/** The height of an element, once it has one. */
function useHeight(): readonly [RefCallback<HTMLElement>, number] {
  const [height, setHeight] = useState(USUAL_HEIGHT);
  const measure = useCallback((element: HTMLElement) => {
    const read = (): void => setHeight(element.offsetHeight || USUAL_HEIGHT);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, height];
}

export interface RoomyChart {
  /** The model, whose layout has room for the box beside the selected person. */
  readonly model: ChartModel;
  readonly beside: Beside | null;
  readonly besideAt: BesideAt;
  readonly height: number;
  /** Measures the box. */
  readonly measure: RefCallback<HTMLElement>;
}

/** Keeps room beside the selected person; `hasBeside` is false where the box is elsewhere, as on a phone. */
export function useRoom(panZoom: PanZoom | null, model: ChartModel, hasBeside: boolean): RoomyChart {
  const { layout, selected } = model;
  const [measure, height] = useHeight();
  const k = useRoomScale(panZoom, selected?.person.id);
  const card = hasBeside ? layout.byId.get(selected?.person.id ?? 0) : undefined;
  const room = useMemo(
    (): Room | null => (card ? makeRoom(layout, card, { k, height }) : null),
    [layout, card, k, height],
  );
  const beside = room?.beside ?? null;
  const besideAt = useCallback<BesideAt>(
    (of, scale) => (beside ? besideBox(of, beside, { k: scale, height }) : null),
    [beside, height],
  );
  return useMemo(
    () => ({ model: room ? { ...model, layout: room.layout } : model, beside, besideAt, height, measure }),
    [model, room, beside, besideAt, height, measure],
  );
}
