import { useSyncExternalStore, type ReactNode } from 'react';
import { Button, IconButton } from '@cadence/shared-ui';
import { FoldVertical, LocateFixed, Maximize, Minus, Plus, UnfoldVertical } from '@cadence/shared-ui/icons';
import type { ChartModel } from '../chart-model.ts';
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
    <div className="oc-group" role="group" aria-label="Zoom">
      <IconButton
        size="sm"
        variant="quiet"
        label="Zoom out"
        icon={<Minus aria-hidden />}
        onClick={() => panZoom.zoomBy(1 / ZOOM_STEP)}
      />
      <span className="oc-percent">{scale}</span>
      <IconButton
        size="sm"
        variant="quiet"
        label="Zoom in"
        icon={<Plus aria-hidden />}
        onClick={() => panZoom.zoomBy(ZOOM_STEP)}
      />
      <IconButton
        size="sm"
        variant="quiet"
        label="Fit to screen"
        icon={<Maximize aria-hidden />}
        onClick={onFit}
      />
    </div>
  );
}

interface BranchControlsProps {
  readonly model: ChartModel;
  onOpenAll(): void;
}

/** The viewer's branch, everyone, or only the path to the selected person. */
export function BranchControls({ model, onOpenAll }: BranchControlsProps): ReactNode {
  return (
    <div className="oc-group" role="group" aria-label="Branches">
      {model.showOwnBranch && (
        <Button
          size="sm"
          variant="quiet"
          icon={<LocateFixed aria-hidden />}
          aria-label="My branch"
          title="My branch"
          onClick={model.showOwnBranch}
        >
          <span className="oc-word">My branch</span>
        </Button>
      )}
      <IconButton
        size="sm"
        variant="quiet"
        label="Expand all branches"
        icon={<UnfoldVertical aria-hidden />}
        onClick={onOpenAll}
      />
      <IconButton
        size="sm"
        variant="quiet"
        label="Collapse all branches"
        icon={<FoldVertical aria-hidden />}
        onClick={model.closeAll}
      />
    </div>
  );
}
