import { ROOM_RULES, RULES } from './axe.ts';
import type { PicturedArea, View } from './pictured-areas.ts';
import type { Size } from './widths.ts';

/** A window in which a screen is looked at. */
export interface Look extends Size {
  /** Themes in which there is a picture of it. */
  readonly pictures: readonly View['theme'][];
  /** Whether what is cut is looked for, and what the rules find. */
  readonly isMeasured: boolean;
}

const DESKTOP: Size = { width: 1440, height: 900, rules: RULES, themes: ['light'] };
const PHONE: Size = { width: 320, height: 900 };
/** Where something else may be cut or found: all widths at which the page is laid out differently, and the dark. */
const OTHERS: readonly Size[] = [
  { ...DESKTOP, themes: ['dark'] },
  { ...PHONE, rules: RULES },
  // R18: browsers lay out a window of 1,440 by 900 px at 200 % as this one.
  { width: 720, height: 450 },
  { width: 768, height: 900, rules: ROOM_RULES },
  { width: 1024, height: 900 },
];
/** Of words without an end: rules about targets ask for texts as people write them. */
const LONG: readonly Size[] = [{ width: 1440, height: 900 }, PHONE];

const isSame = (one: Size | View, other: Size | View): boolean =>
  one.width === other.width && one.height === other.height;

/** In every run each screen is seen on a desk in light, and the pages of the menu on a phone as well. */
export function looksOfRun({ views, isLong = false, isTypical = false }: PicturedArea): readonly Look[] {
  if (isLong) return [];
  const desk: Look = { ...DESKTOP, pictures: ['light'], isMeasured: true };
  const phones = isTypical ? views.filter(({ width, theme }) => width < 768 && theme === 'light') : [];
  return [desk, ...look(phones, isTypical ? [PHONE] : [])];
}

/** What a run leaves to the night of an area: all that {@link looksOfRun} does not have. */
export function otherLooks({ views, isLong = false }: PicturedArea): readonly Look[] {
  if (isLong) return look(views, LONG);
  const left = views.filter((view) => !(isSame(view, DESKTOP) && view.theme === 'light'));
  const looks = look(left, OTHERS);
  // Screens are opened on a desk: not everything that is pressed for one is in sight on a phone.
  const isDesk = (one: Look): boolean => isSame(one, DESKTOP);
  return [...looks.filter(isDesk), ...looks.filter((one) => !isDesk(one))];
}

/** Every window once: first those that are pictured, so that a picture depends on no other. */
function look(views: readonly View[], measured: readonly Size[]): readonly Look[] {
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
