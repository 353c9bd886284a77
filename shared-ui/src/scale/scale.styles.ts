const likelihood = [0, 1, 2, 3, 4]
  .map(
    (n) =>
      `.cd-chip.cd-l${n}{background:var(--l${n}-tint);color:var(--l${n}-text)}.cd-l${n}>.cd-glyph{color:var(--l${n}-mark)}`,
  )
  .join('');

export const scaleStyles = `
.cd-glyph{width:14px;height:12px;flex:none;display:block}
.cd-chip{display:inline-flex;align-items:center;gap:6px;height:20px;padding:0 6px;border-radius:var(--r-chip);font:var(--t12);font-weight:var(--medium);white-space:nowrap;flex:none;font-variant-numeric:tabular-nums}
.cd-chip .cd-bars{height:11px}
.cd-chip-fill{width:100%}
${likelihood}
.cd-chip.cd-q{background:var(--q-tint);color:var(--q-text)}.cd-q>.cd-glyph{color:var(--q-mark)}
.cd-delta{display:inline-flex;align-items:center;gap:2px;font-weight:var(--semibold);font-variant-numeric:tabular-nums}
.cd-delta svg{width:8px;height:6px;flex:none}
.cd-chip .cd-delta{margin-left:auto}
.cd-delta-up{color:var(--good-text)}.cd-delta-down{color:var(--alarm-text)}
.cd-no-update{font:var(--t12);line-height:20px;color:var(--ink-3)}
@media (forced-colors:active){.cd-chip{border:1px solid}}
@media print{.cd-chip{print-color-adjust:exact}}
`;
