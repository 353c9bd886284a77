/**
 * Every colour of the interface as a [light, dark] pair. Components name tokens, never literal colours.
 * The pairs are data, so that contrast can be proved from them without a browser.
 */
export const colorTokens = {
  // Surfaces: paper, not slate. A breath of warmth keeps amber and blue tenants equal.
  canvas: ['#F8F7F4', '#121210'],
  surface: ['#FFFFFF', '#191917'],
  'surface-raised': ['#FFFFFF', '#232321'],
  'surface-sunken': ['#F4F3F0', '#222220'],
  'surface-hover': ['#F6F5F2', '#21211F'],
  'surface-press': ['#EFEEEB', '#2A2A27'],
  thumb: ['#FFFFFF', '#3E3D3B'],
  scrim: ['#1D1C1966', '#000000A6'],

  // Lines: hairlines before shadows. `line-control` is the 3:1 edge of a field.
  line: ['#E7E6E3', '#2C2B29'],
  'line-strong': ['#D2D1CE', '#3E3D3B'],
  'line-control': ['#8A8985', '#7B7A78'],

  // Ink
  ink: ['#1D1C19', '#EDECE8'],
  'ink-2': ['#50504D', '#B8B7B4'],
  'ink-3': ['#6B6A67', '#9B9A97'],
  inverse: ['#2B2A27', '#E3E2DE'],
  'on-inverse': ['#FFFFFF', '#1D1C19'],

  // Meaning: one alarm hue, one good hue, one caution; everything else is ink.
  alarm: ['#B73D10', '#EE7752'],
  'alarm-text': ['#942D03', '#FAA685'],
  'alarm-tint': ['#FEECE5', '#3A2019'],
  'alarm-line': ['#F3C4B1', '#5E3325'],
  'on-alarm': ['#FFFFFF', '#1D1C19'],
  good: ['#00646E', '#71D0D3'],
  'good-text': ['#034F57', '#9DE3E5'],
  'good-tint': ['#DDF2F2', '#0D373B'],
  caution: ['#A36D12', '#D9A850'],
  'caution-text': ['#6E4B10', '#E7CA8D'],
  'caution-tint': ['#FDF4E1', '#2E2716'],

  // Likelihood, vermilion to teal through sand. fill + on: strips; tint + text: chips; mark: glyphs.
  'l0-fill': ['#B73D10', '#EE7752'],
  'l0-on': ['#FFFFFF', '#1D1C19'],
  'l1-fill': ['#F5A574', '#975532'],
  'l1-on': ['#1D1C19', '#FFFFFF'],
  'l2-fill': ['#DFDED8', '#40403D'],
  'l2-on': ['#1D1C19', '#FFFFFF'],
  'l3-fill': ['#64BCBB', '#247073'],
  'l3-on': ['#1D1C19', '#FFFFFF'],
  'l4-fill': ['#056770', '#71D0D5'],
  'l4-on': ['#FFFFFF', '#1D1C19'],
  'l0-tint': ['#FEECE5', '#43241B'],
  'l0-text': ['#942D03', '#FAA685'],
  'l0-mark': ['#C54211', '#EE6B47'],
  'l1-tint': ['#FFF2E9', '#37261D'],
  'l1-text': ['#844420', '#ECBC9C'],
  'l1-mark': ['#E07937', '#F1A366'],
  'l2-tint': ['#F3F2F0', '#2A2927'],
  'l2-text': ['#51504C', '#BFBEB9'],
  'l2-mark': ['#93928E', '#81807D'],
  'l3-tint': ['#E9F5F5', '#172E31'],
  'l3-text': ['#13575E', '#9DD3D5'],
  'l3-mark': ['#228A8F', '#50AFB4'],
  'l4-tint': ['#D6EFF0', '#0D373B'],
  'l4-text': ['#024852', '#98E4E6'],
  'l4-mark': ['#03606D', '#82E1E0'],
  'l0-heat': ['#CD5630', '#C95A37'],
  'l1-heat': ['#F39C66', '#B06D47'],
  'l2-heat': ['#A6A5A0', '#72726E'],
  'l3-heat': ['#49B1B1', '#2A8082'],
  'l4-heat': ['#06717A', '#33969B'],

  // Ratings: one teal on the surface, deeper with the index (TAL-034). Ink reads on all of it; index 0 is an outline.
  r0: ['#FFFFFF', '#191917'],
  r1: ['#DBE7E9', '#202B29'],
  r2: ['#B7D0D3', '#273D3D'],
  r3: ['#92B8BC', '#2C5253'],
  r4: ['#6CA0A5', '#30686A'],

  // Quality: one slate hue, from hollow to full.
  'q0-fill': ['#EDF0F6', '#272A31'],
  'q0-on': ['#1D1C19', '#FFFFFF'],
  'q1-fill': ['#D8DEEA', '#333946'],
  'q1-on': ['#1D1C19', '#FFFFFF'],
  'q2-fill': ['#B9C4DB', '#465065'],
  'q2-on': ['#1D1C19', '#FFFFFF'],
  'q3-fill': ['#8F9EC0', '#62708E'],
  'q3-on': ['#1D1C19', '#FFFFFF'],
  'q4-fill': ['#566A93', '#95A5C5'],
  'q4-on': ['#FFFFFF', '#1D1C19'],
  'q-tint': ['#F1F3F8', '#242830'],
  'q-text': ['#414D66', '#C1CBDF'],
  'q-mark': ['#516389', '#94A5C8'],

  // Weeks without a value
  'week-missed': ['#8A8985', '#8A8985'],
  'week-ahead': ['#DFDEDB', '#333331'],

  // A video still: dark in both themes
  still: ['#2B2A27', '#2C2B29'],
  'on-still': ['#FFFFFF', '#FFFFFF'],

  // People: six quiet tints, chosen from the person's id
  'p1-bg': ['#F3E5DA', '#4A3A2D'],
  'p1-ink': ['#5C412C', '#ECD2BE'],
  'p2-bg': ['#E9E9DA', '#3E3F2C'],
  'p2-ink': ['#494A2A', '#D9DABC'],
  'p3-bg': ['#DCECE4', '#2C4239'],
  'p3-ink': ['#2C5041', '#C0E0D1'],
  'p4-bg': ['#D8EAEF', '#294148'],
  'p4-ink': ['#244F59', '#BBDFE8'],
  'p5-bg': ['#E0E6F5', '#353D4E'],
  'p5-ink': ['#3A4763', '#CBD8F3'],
  'p6-bg': ['#F0E2EA', '#4A3841'],
  'p6-ink': ['#5C3C4B', '#EDCDDB'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorToken = keyof typeof colorTokens;

/**
 * Sizes, type, space, shape, frame and motion; the same in both themes. 1rem is 16 px until a person chooses a larger
 * font in the browser; at 16 px everything sits on a grid of 4 px.
 */
export const scaleTokens = {
  focus: 'var(--primary-strong)',
  'shadow-menu': '0 4px 16px light-dark(#1D1C191F, #00000080), 0 1px 3px light-dark(#1D1C1914, #00000066)',
  'shadow-drawer': '-8px 0 32px light-dark(#1D1C1921, #00000080)',
  'shadow-dialog': '0 16px 48px light-dark(#1D1C1933, #00000099)',
  font: [
    '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", "Noto Sans"',
    // What Inter does not have, from the system: Arabic, Hebrew, Devanagari, then Chinese, Japanese and Korean.
    '"Geeza Pro", "Noto Sans Arabic", "Arial Hebrew", "Noto Sans Hebrew"',
    '"Kohinoor Devanagari", "Nirmala UI", "Noto Sans Devanagari"',
    '"PingFang SC", "Microsoft YaHei UI", "Noto Sans SC", "Noto Sans CJK SC"',
    '"Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP"',
    '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif',
  ].join(),
  t12: '0.75rem/1rem var(--font)',
  t13: '0.8125rem/1.25rem var(--font)',
  t14: '0.875rem/1.25rem var(--font)',
  t16: '1rem/1.5rem var(--font)',
  t20: '1.25rem/1.75rem var(--font)',
  t28: '1.75rem/2.25rem var(--font)',
  regular: '400',
  medium: '500',
  semibold: '600',
  s1: '0.25rem',
  s2: '0.5rem',
  s3: '0.75rem',
  s4: '1rem',
  s5: '1.25rem',
  s6: '1.5rem',
  s8: '2rem',
  s10: '2.5rem',
  s12: '3rem',
  'r-chip': '4px',
  r: '6px',
  'r-float': '8px',
  'r-full': '999px',
  'menu-w': '14.5rem',
  'menu-w-min': '4rem',
  'header-h': '3.5rem',
  'list-w': '26.25rem',
  'app-max': '120rem',
  'drawer-s': '400px',
  'drawer-m': '600px',
  'drawer-l': '720px',
  'drawer-xl': '800px',
  'h-sm': '1.75rem',
  'h-md': '2rem',
  'h-lg': '2.5rem',
  'h-touch': '2.75rem',
  quick: '120ms cubic-bezier(.2, 0, 0, 1)',
  calm: '180ms cubic-bezier(.2, 0, 0, 1)',
} as const;

export type ScaleToken = keyof typeof scaleTokens;
