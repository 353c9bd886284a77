import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import type { D3ZoomEvent, ZoomBehavior } from 'd3-zoom';
import type { Box } from '../layout/geometry.ts';
import { keepInSight, onTheWay, scaleRange } from './view.ts';
import type { Frame, Insets, View } from './view.ts';

/** A press that moves less than this many pixels is a click. */
const CLICK_DISTANCE = 5;
const GLIDE_MS = 180;
const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/**
 * The view of one surface, moved by mouse, wheel, touch (drag and pinch) and by its methods. Listeners are called
 * synchronously on every change; `frame` is the size of the surface.
 */
export class PanZoom {
  readonly #surface: HTMLElement;
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;
  readonly #listeners = new Set<() => void>();
  #box: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  #insets = NO_INSETS;
  #size = { width: 0, height: 0 };
  #glide = 0;

  constructor(surface: HTMLElement) {
    this.#surface = surface;
    this.#zoom = zoom<HTMLElement, unknown>()
      .extent(() => [
        [0, 0],
        [this.#size.width, this.#size.height],
      ])
      .constrain((transform) => {
        const { x, y, k } = keepInSight(transform, this.#box, this.#size);
        return zoomIdentity.translate(x, y).scale(k);
      })
      .clickDistance(CLICK_DISTANCE)
      .on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (event.sourceEvent) cancelAnimationFrame(this.#glide);
      })
      .on('zoom', () => this.#tell());
    // A double click on a card is two clicks, not a zoom.
    select(surface).call(this.#zoom).on('dblclick.zoom', null);
    this.measure();
  }

  /** Where the chart lies now, in whole pixels: words stay sharp. */
  get view(): View {
    const { x, y, k } = zoomTransform(this.#surface);
    return { x: Math.round(x), y: Math.round(y), k };
  }

  get frame(): Frame {
    return { ...this.#size, insets: this.#insets };
  }

  /** Calls back after every change of view, size or limits; returns the way to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Measures the surface again. */
  measure(): void {
    this.#size = { width: this.#surface.clientWidth, height: this.#surface.clientHeight };
    this.#limit();
    this.#tell();
  }

  /** Sets the bounds of the chart, and so how far it can be moved and zoomed. */
  setBox(box: Box): void {
    this.#box = box;
    this.#limit();
  }

  setInsets(insets: Insets): void {
    this.#insets = insets;
    this.#limit();
  }

  /** Shows a view at once. */
  jump(view: View): void {
    cancelAnimationFrame(this.#glide);
    this.#show(view);
  }

  /** Animates to a view, or jumps there for people who prefer reduced motion. */
  glide(to: View): void {
    if (isCalm()) return this.jump(to);
    cancelAnimationFrame(this.#glide);
    const [journey, began] = [{ from: this.view, to, size: this.#size }, performance.now()];
    const step = (): void => {
      const share = Math.min(1, (performance.now() - began) / GLIDE_MS);
      this.#show(onTheWay(journey, easeOut(share)));
      if (share < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  /** Zooms around the middle of the surface. */
  zoomBy(factor: number): void {
    const { x, y, k } = this.view;
    const [smallest, largest] = this.#zoom.scaleExtent();
    const next = Math.min(largest, Math.max(smallest, k * factor));
    const [middleX, middleY] = [this.#size.width / 2, this.#size.height / 2];
    this.glide({
      x: middleX - ((middleX - x) * next) / k,
      y: middleY - ((middleY - y) * next) / k,
      k: next,
    });
  }

  destroy(): void {
    cancelAnimationFrame(this.#glide);
    this.#listeners.clear();
    select(this.#surface).on('.zoom', null);
  }

  #limit(): void {
    const [smallest, largest] = scaleRange(this.#box, this.frame);
    this.#zoom.scaleExtent([smallest, largest]);
  }

  #show(view: View): void {
    const { x, y, k } = keepInSight(view, this.#box, this.#size);
    this.#zoom.transform(select(this.#surface), zoomIdentity.translate(x, y).scale(k));
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
