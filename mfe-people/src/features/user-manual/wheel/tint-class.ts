import { tintOf } from '@cadence/shared-ui';

/** The class that gives a figure the tint of a person's face, as `--p-bg` and `--p-ink`; from `trait-wheel.css`. */
export const tintClass = (personId: number): string => `mn-p${tintOf(personId)}`;
