import { contrast, toOklch } from './color.ts';
import { applyTenantColor, deriveTenantPalette } from './palette.ts';
import { colorTokens } from './tokens.ts';

const TEXT = 4.5;

/** Every hue and lightness a tenant may name, greys, black and white among them. */
function* everyColor(): Generator<string> {
  const steps = [0, 32, 64, 96, 128, 160, 192, 224, 255];
  for (const r of steps) {
    for (const g of steps) {
      for (const b of steps) yield [r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('');
    }
  }
}

test('a light colour stays the fill, under ink', () => {
  const palette = deriveTenantPalette('E3AB24');
  expect(palette).toMatchObject({ primary: '#E3AB24', onPrimary: '#1D1C19' });
  expect(palette.strong[1]).toBe('#E3AB24');
});

test('a middling colour is darkened until white reads on it', () => {
  expect(deriveTenantPalette('3781C2')).toMatchObject({ primary: '#2F79BA', onPrimary: '#FFFFFF' });
});

test('a fill that ink could carry leaves its colour by at most 0.04 lightness', () => {
  for (const hex of everyColor()) {
    const { tenant, primary } = deriveTenantPalette(hex);
    if (contrast(tenant, '#1D1C19') < TEXT) continue;
    expect(toOklch(tenant).l - toOklch(primary).l).toBeLessThanOrEqual(0.045);
  }
});

test('every pair that a palette promises reads, for every colour', () => {
  const surfaces = (theme: 0 | 1): string[] =>
    (
      ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-press'] as const
    ).map((name) => colorTokens[name][theme]);
  const failures: string[] = [];
  for (const hex of everyColor()) {
    const palette = deriveTenantPalette(hex);
    const pairs: (readonly [string, string, string])[] = [
      ['on primary', palette.onPrimary, palette.primary],
      ['on hover', palette.onPrimary, palette.hover],
      ...([0, 1] as const).flatMap((theme) => [
        ...surfaces(theme).map((surface) => [`strong ${theme}`, palette.strong[theme], surface] as const),
        [`strong on tint ${theme}`, palette.strong[theme], palette.tint[theme]] as const,
        [`ink on tint ${theme}`, colorTokens.ink[theme], palette.tint[theme]] as const,
        [`ink-2 on tint ${theme}`, colorTokens['ink-2'][theme], palette.tint[theme]] as const,
      ]),
    ];
    failures.push(...pairs.filter(([, a, b]) => contrast(a, b) < TEXT).map(([what]) => `${hex} ${what}`));
  }
  expect(failures).toEqual([]);
});

test('the hover differs from the fill', () => {
  for (const hex of everyColor()) {
    const { primary, hover } = deriveTenantPalette(hex);
    expect(hover).not.toBe(primary);
  }
});

test('an unreadable colour falls back to the default one', () => {
  for (const bad of ['', 'red', '#12345', 'url(x)', 'E3AB24; color: red']) {
    expect(deriveTenantPalette(bad).tenant).toBe('#E3AB24');
  }
  expect(deriveTenantPalette('#fb2').tenant).toBe('#FFBB22');
});

test('applying a colour sets the custom properties of the page', () => {
  applyTenantColor('3781C2');
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--primary')).toBe('#2F79BA');
  expect(style.getPropertyValue('--on-primary')).toBe('#FFFFFF');
  expect(style.getPropertyValue('--primary-strong')).toMatch(/^light-dark\(#[0-9A-F]{6},#[0-9A-F]{6}\)$/);
});
