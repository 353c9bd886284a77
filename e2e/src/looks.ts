import { RULES } from './axe.ts';
import type { PicturedArea, View } from './pictured-areas.ts';
import type { Size } from './widths.ts';

/** A window in which a screen is looked at. */
export interface Look extends Size {
  /** Themes in which there is a picture of it. */
  readonly pictures: readonly View['theme'][];
  /** Whether what is cut is looked for, and what the rules find. */
  readonly isMeasured: boolean;
}

const DESKTOP: Size = { width: 1440, height: 900, rules: RULES };
const PHONE: Size = { width: 320, height: 900 };
/** Where something may be cut: all widths at which the page is laid out differently. */
const MEASURED: readonly Size[] = [
  DESKTOP,
  PHONE,
  // R18: browsers lay out a window of 1,440 by 900 px at 200 % as this one.
  { width: 720, height: 450 },
  { width: 768, height: 900 },
  { width: 1024, height: 900 },
];

/** Of words without an end: rules about targets ask for texts as people write them. */
const LONG: readonly Size[] = [{ width: 1440, height: 900 }, PHONE];

const isSame = (one: Size | View, other: Size | View): boolean =>
  one.width === other.width && one.height === other.height;

/** Every window of an area, once: first those that are pictured, so that a picture depends on no other. */
export function looksOf({ views, isLong = false }: PicturedArea): readonly Look[] {
  const measured = isLong ? LONG : MEASURED;
  const pictured = views.filter((view, index) => views.findIndex((one) => isSame(one, view)) === index);
  const seen = pictured.map((view) => {
    const size = measured.find((one) => isSame(one, view));
    return {
      ...(size ?? { width: view.width, height: view.height }),
      pictures: views.filter((one) => isSame(one, view)).map(({ theme }) => theme),
      isMeasured: size !== undefined,
    };
  });
  const others = measured.filter((size) => !pictured.some((view) => isSame(view, size)));
  return [...seen, ...others.map((size) => ({ ...size, pictures: [], isMeasured: true }))];
}
