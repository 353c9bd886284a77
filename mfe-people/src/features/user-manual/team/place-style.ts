import type { CSSProperties } from 'react';
import type { WheelPlace } from '@cadence/shared-contract';

/** A place on the wheel, for the style sheet. */
export function placeStyle({ x, y }: WheelPlace): CSSProperties {
  return { '--x': x.toFixed(1), '--y': y.toFixed(1) } as CSSProperties;
}
