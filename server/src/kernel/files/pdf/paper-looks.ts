import type { Look } from './text-runs.ts';

/** Ink on white: paper has no themes. */
export const INK = '#111111';
export const GREY = '#595959';
export const PALE = '#d0d0d0';

/** @param size in points */
export const look = (face: Look['face'], size: number, color: string): Look => ({ face, size, color });
