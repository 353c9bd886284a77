import type { RefCallback } from 'react';
import { useIsPhone } from '@cadence/shared-ui';
import type { ChartModel } from '../chart-model.ts';
import type { PanZoom } from '../viewport/pan-zoom.ts';
import { useChartMoves } from '../viewport/use-chart-moves.ts';
import { usePanZoom } from '../viewport/use-pan-zoom.ts';
import { useRoom } from '../viewport/use-room.ts';
import type { RoomyChart } from '../viewport/use-room.ts';
import { fitBox } from '../viewport/view.ts';
import type { Insets } from '../viewport/view.ts';

/** What floats above the chart covers its edges: search and tools, the minimap, and on a phone the info box. */
const WIDE: Insets = { top: 64, right: 24, bottom: 72, left: 24 };
const WIDE_WITH_INFO: Insets = { ...WIDE, bottom: 136 };
const NARROW: Insets = { top: 16, right: 12, bottom: 72, left: 12 };
const NARROW_WITH_INFO: Insets = { ...NARROW, bottom: 220 };

function insetsOf(isPhone: boolean, hasInfo: boolean): Insets {
  if (isPhone) return hasInfo ? NARROW_WITH_INFO : NARROW;
  return hasInfo ? WIDE_WITH_INFO : WIDE;
}

/** The chart on its surface. */
export interface Chart extends RoomyChart {
  /** Takes the surface. */
  readonly attach: RefCallback<HTMLElement>;
  /** Null until there is a surface. */
  readonly panZoom: PanZoom | null;
  onFit(): void;
  onToggle(id: number): void;
  onOpenAll(): void;
}

/** A model on a surface that pans and zooms, with room for the box beside the selected person. */
export function useChart(base: ChartModel): Chart {
  const isPhone = useIsPhone();
  const [attach, panZoom] = usePanZoom();
  const roomy = useRoom(panZoom, base, !isPhone);
  const { model, besideAt, height } = roomy;
  const opening = useChartMoves(panZoom, model, {
    insets: insetsOf(isPhone, model.selected !== null),
    besideAt,
    height,
  });
  return {
    ...roomy,
    attach,
    panZoom,
    onFit: () => panZoom?.glide(fitBox(model.layout.box, panZoom.frame)),
    onToggle(id) {
      opening(id);
      model.toggle(id);
    },
    onOpenAll() {
      opening('all');
      model.openAll();
    },
  };
}
