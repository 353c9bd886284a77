import { useMemo, useSyncExternalStore } from 'react';
import type { ChartLayout } from '../layout/layout-chart.ts';
import type { PanZoom } from './pan-zoom.ts';
import { createSceneReader, sceneOf } from './scene.ts';
import type { Scene } from './scene.ts';
import { seenBox } from './view.ts';

/** What is on the surface now; it changes only when other cards become visible or the level of detail changes. */
export function useScene(panZoom: PanZoom, layout: ChartLayout, keptId: number | null): Scene {
  const read = useMemo(
    () =>
      createSceneReader(() => {
        const { view, frame } = panZoom;
        return sceneOf(layout, seenBox(view, frame), { k: view.k, keptId });
      }),
    [panZoom, layout, keptId],
  );
  return useSyncExternalStore(panZoom.subscribe, read);
}
