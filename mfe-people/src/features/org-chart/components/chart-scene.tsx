import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { shownName } from '../chart-model.ts';
import type { ChartModel } from '../chart-model.ts';
import { usePicture } from '../paint/use-picture.ts';
import type { PanZoom } from '../viewport/pan-zoom.ts';
import { useScene } from '../viewport/use-scene.ts';
import { ChartCard } from './chart-card.tsx';
import { NearName } from './near-name.tsx';

export interface ChartSceneProps {
  readonly panZoom: PanZoom;
  readonly model: ChartModel;
  readonly surface: RefObject<HTMLElement | null>;
  onToggle(id: number): void;
}

/** The picture of the chart, and above it the cards that can be read, as elements that move with it. */
export function ChartScene({ panZoom, model, surface, onToggle }: ChartSceneProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const selectedId = model.selected?.person.id ?? null;
  const scene = useScene(panZoom, model.layout, selectedId);
  usePicture(canvas, panZoom, { model, kind: scene.kind });
  useLayoutEffect(() => {
    let scale = 0;
    const place = (): void => {
      const { x, y, k } = panZoom.view;
      if (!world.current) return;
      world.current.style.transform = `translate(${x}px, ${y}px)`;
      // Words keep their size: cards are placed for the scale, not scaled.
      if (k !== scale) world.current.style.setProperty('--k', String(k));
      scale = k;
    };
    place();
    return panZoom.subscribe(place);
  }, [panZoom]);
  return (
    <>
      <canvas ref={canvas} className="oc-picture" aria-hidden />
      <div ref={world} className="oc-world" data-detail={scene.detail}>
        {scene.cards.map((card) => {
          const { id } = card.node.person;
          return (
            <ChartCard
              key={id}
              card={card}
              name={shownName(card.node, model.viewerId)}
              mark={id === selectedId ? 'selected' : model.wayIds.has(id) ? 'above' : 'none'}
              isViewer={id === model.viewerId}
              onSelect={model.select}
              onToggle={onToggle}
            />
          );
        })}
        <NearName panZoom={panZoom} model={model} surface={surface} />
      </div>
    </>
  );
}
