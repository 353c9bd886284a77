import { useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '@cadence/shared-ui';
import { FoldVertical, Maximize, Minus, Plus, UnfoldVertical } from '@cadence/shared-ui/icons';
import type { PanZoom } from '../viewport/pan-zoom.ts';
import { ZOOM_STEP } from '../viewport/view.ts';

interface ZoomControlsProps {
  readonly panZoom: PanZoom;
  onFit(): void;
}

/** '80%', and finer where the whole of a large organisation is on the screen. */
function percent(scale: number): string {
  const value = scale * 100;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)}%`;
}

/** Zoom out, the scale, zoom in, all of the chart. */
export function ZoomControls({ panZoom, onFit }: ZoomControlsProps): ReactNode {
  const scale = useSyncExternalStore(panZoom.subscribe, () => percent(panZoom.view.k));
  return (
    <div className="oc-tools cd-pop" role="group" aria-label="Zoom">
      <IconButton
        size="sm"
        label="Zoom out"
        icon={<Minus aria-hidden />}
        onClick={() => panZoom.zoomBy(1 / ZOOM_STEP)}
      />
      <span className="oc-percent">{scale}</span>
      <IconButton
        size="sm"
        label="Zoom in"
        icon={<Plus aria-hidden />}
        onClick={() => panZoom.zoomBy(ZOOM_STEP)}
      />
      <IconButton size="sm" label="Fit to screen" icon={<Maximize aria-hidden />} onClick={onFit} />
    </div>
  );
}

interface BranchControlsProps {
  onOpenAll(): void;
  onCloseAll(): void;
}

/** Everyone, or only the path to the selected person. */
export function BranchControls({ onOpenAll, onCloseAll }: BranchControlsProps): ReactNode {
  return (
    <div className="oc-tools cd-pop" role="group" aria-label="Branches">
      <IconButton size="sm" label="Expand all" icon={<UnfoldVertical aria-hidden />} onClick={onOpenAll} />
      <IconButton size="sm" label="Collapse all" icon={<FoldVertical aria-hidden />} onClick={onCloseAll} />
    </div>
  );
}
