import { contrast, fromOklch, normalizeHex, toOklch, type Oklch } from './color.ts';

/** The colour of a tenant that has named none. */
export const DEFAULT_TENANT_COLOR = '#E3AB24';

const INK = '#1D1C19';
const WHITE = '#FFFFFF';
const TEXT_CONTRAST = 4.5;
/** Above this lightness a colour counts as light and carries ink. */
const LIGHT_FROM = 0.62;
/** How far a fill may leave the tenant's colour so that white reads on it. */
const MAX_DARKENING = 0.04;
const STEP = 0.005;
/** Below this a step of lightness cannot be seen. */
const DARKEST_HOVER = 0.22;
/** The least favourable surface of each theme: pressed rows. */
const DARKEST_LIGHT_SURFACE = '#EFEEEB';
const LIGHTEST_DARK_SURFACE = '#2A2A27';

/** The tokens whose values follow the tenant's colour. */
export type PaletteToken =
  | 'tenant'
  | 'primary'
  | 'primary-hover'
  | 'on-primary'
  | 'primary-strong'
  | 'primary-tint';

/** What one tenant colour becomes; each pair is [light theme, dark theme]. */
export interface TenantPalette {
  readonly tenant: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly hover: string;
  readonly strong: readonly [light: string, dark: string];
  readonly tint: readonly [light: string, dark: string];
}

/** Moves lightness by `step` until `accept` agrees; black and white end the walk. */
function walk(color: Oklch, step: number, accept: (hex: string) => boolean): string {
  let l = color.l;
  let hex = fromOklch({ ...color, l });
  while (!accept(hex) && l >= 0 && l <= 1) {
    l += step;
    hex = fromOklch({ ...color, l });
  }
  return hex;
}

function chooseFill(tenant: string, color: Oklch): readonly [fill: string, on: string] {
  const readsInk = contrast(tenant, INK) >= TEXT_CONTRAST;
  if (readsInk && color.l > LIGHT_FROM) return [tenant, INK];
  const readsWhite = (hex: string): boolean => contrast(hex, WHITE) >= TEXT_CONTRAST;
  if (readsWhite(tenant)) return [tenant, WHITE];
  const darkened = walk(color, -STEP, readsWhite);
  const isNear = color.l - toOklch(darkened).l <= MAX_DARKENING + STEP / 2;
  return isNear || !readsInk ? [darkened, WHITE] : [tenant, INK];
}

function chooseHover(fill: string, on: string): string {
  const color = toOklch(fill);
  const darker = fromOklch({ ...color, l: color.l - 0.04, c: color.c * 0.97 });
  const isDarkEnough = contrast(darker, on) >= TEXT_CONTRAST && color.l > DARKEST_HOVER;
  return isDarkEnough ? darker : fromOklch({ ...color, l: Math.max(color.l + 0.04, DARKEST_HOVER) });
}

/**
 * Derives the five colours of a tenant from its one (OKLCH, hue held).
 * - `primary`: kept exactly when ink reads on it (4.5:1) and it is light; otherwise darkened, by at most
 *   0.04 L where that suffices, until white reads.
 * - `strong`: the same hue, moved until it reads on any surface and on `tint`: focus, ticks, glyphs.
 * - `tint`: selected rows, always under ink text.
 * An unreadable colour falls back to the default tenant's.
 */
export function deriveTenantPalette(input: string): TenantPalette {
  const tenant = normalizeHex(input) ?? DEFAULT_TENANT_COLOR;
  const color = toOklch(tenant);
  const [primary, onPrimary] = chooseFill(tenant, color);
  const tint = [
    fromOklch({ l: 0.955, c: Math.min(0.034, color.c * 0.22), h: color.h }),
    fromOklch({ l: 0.285, c: Math.min(0.039, color.c * 0.3), h: color.h }),
  ] as const;
  const strong = [
    walk(color, -STEP, (hex) => contrast(hex, DARKEST_LIGHT_SURFACE) >= 4.9 && contrast(hex, tint[0]) >= 4.9),
    walk(color, STEP, (hex) => contrast(hex, LIGHTEST_DARK_SURFACE) >= 6 && contrast(hex, tint[1]) >= 5),
  ] as const;
  return { tenant, primary, onPrimary, hover: chooseHover(primary, onPrimary), strong, tint };
}

/** The palette as custom properties, without the leading dashes. */
export function paletteDeclarations(palette: TenantPalette): Record<PaletteToken, string> {
  return {
    tenant: palette.tenant,
    primary: palette.primary,
    'primary-hover': palette.hover,
    'on-primary': palette.onPrimary,
    'primary-strong': `light-dark(${palette.strong[0]},${palette.strong[1]})`,
    'primary-tint': `light-dark(${palette.tint[0]},${palette.tint[1]})`,
  };
}

/** Paints the page (or a subtree) in a tenant's colour. Accepts `E3AB24` or `#E3AB24`. */
export function applyTenantColor(hex: string, root: HTMLElement = document.documentElement): TenantPalette {
  const palette = deriveTenantPalette(hex);
  for (const [name, value] of Object.entries(paletteDeclarations(palette))) {
    root.style.setProperty(`--${name}`, value);
  }
  return palette;
}
