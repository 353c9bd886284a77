const TINTS = [1, 2, 3, 4, 5, 6] as const;

/** The colours of a picture as a canvas takes them. */
export interface Palette {
  readonly canvas: string;
  readonly surface: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly primaryStrong: string;
  readonly primaryTint: string;
  /** By tint, from 1: the background of initials, and the initials. */
  readonly tints: ReadonlyMap<number, { readonly fill: string; readonly ink: string }>;
  readonly font: string;
}

function resolve(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const before = element.style.color;
  const read = (token: string): string => {
    element.style.color = `var(--${token})`;
    return style.color;
  };
  const palette = {
    canvas: read('canvas'),
    surface: read('surface'),
    line: read('line'),
    lineStrong: read('line-strong'),
    ink: read('ink'),
    ink2: read('ink-2'),
    ink3: read('ink-3'),
    primaryStrong: read('primary-strong'),
    primaryTint: read('primary-tint'),
    tints: new Map(TINTS.map((tint) => [tint, { fill: read(`p${tint}-bg`), ink: read(`p${tint}-ink`) }])),
    font: style.fontFamily,
  };
  element.style.color = before;
  return palette;
}

let last: Palette | null = null;

/** The design system's colours as the theme has them now. A canvas cannot resolve `light-dark()` by itself. */
export function readPalette(element: HTMLElement): Palette {
  last ??= resolve(element);
  return last;
}

/** Calls back when the theme or the organisation's colour changes; returns a function to stop. */
export function watchPalette(onChange: () => void): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)');
  const change = (): void => {
    last = null;
    onChange();
  };
  const observer = new MutationObserver(change);
  media.addEventListener('change', change);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style'] });
  return () => {
    media.removeEventListener('change', change);
    last = null;
    observer.disconnect();
  };
}
