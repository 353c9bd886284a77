const steps = [0, 1, 2, 3, 4];

export const weeksStyles = `
.cd-spark{display:inline-grid;grid-template-columns:repeat(14,5px);gap:3px;align-items:end;height:20px;width:109px;flex:none}
.cd-spark i{height:2px;border-radius:1px;background:transparent}
${steps.map((n) => `.cd-spark .cd-l${n}{height:${4 + n * 4}px;background:var(--l${n}-mark)}`).join('')}
.cd-spark .cd-week-missed{background:var(--week-missed)}
.cd-spark .cd-week-ahead,.cd-spark .cd-week-current{background:var(--week-ahead)}

.cd-strip-scroll{overflow-x:auto;margin:0 -4px;padding-bottom:2px}
.cd-strip{width:100%;table-layout:fixed;border-spacing:4px;font-variant-numeric:tabular-nums}
.cd-strip th{font:var(--t12);color:var(--ink-3);text-align:center}
.cd-strip th[scope="row"]{width:72px;text-align:left;color:var(--ink-2)}
.cd-strip thead th{padding-bottom:2px;font-weight:var(--medium);vertical-align:top}
.cd-strip thead small{display:block;font-weight:var(--regular);font-size:11px;line-height:16px;color:var(--ink-3);white-space:nowrap}
.cd-strip thead [aria-current]{color:var(--ink);font-weight:var(--semibold);box-shadow:inset 0 -2px var(--primary)}
.cd-strip td{height:32px;border-radius:var(--r-chip);text-align:center;font:var(--t13);font-weight:var(--semibold)}
.cd-strip tr+tr td{height:20px;font:var(--t12);font-weight:var(--medium);font-variant-numeric:tabular-nums}
${steps.map((n) => `.cd-strip .cd-l${n}{background:var(--l${n}-fill);color:var(--l${n}-on)}.cd-strip .cd-q${n}{background:var(--q${n}-fill);color:var(--q${n}-on)}`).join('')}
.cd-strip .cd-week-missed{background:repeating-linear-gradient(135deg,var(--week-missed) 0 1px,transparent 1px 5px);box-shadow:inset 0 0 0 1px var(--line-strong)}
.cd-strip .cd-due{border:1px dashed var(--line-control);color:var(--ink-2)}
.cd-strip .cd-due button{display:grid;place-items:center;width:100%;height:100%;min-height:54px;border-radius:3px;transition:background var(--quick)}
.cd-strip .cd-due button:hover{background:var(--surface-press)}
.cd-strip .cd-week-ahead{box-shadow:inset 0 0 0 1px var(--line)}
.cd-strip .cd-week-off{background:linear-gradient(var(--line-strong),var(--line-strong)) center/8px 1px no-repeat}
.cd-strip-compact th[scope="row"]{width:84px}
.cd-strip-full{min-width:720px}

.cd-week-stepper{display:flex;align-items:center;gap:var(--s2);font:var(--t13);font-variant-numeric:tabular-nums;white-space:nowrap}
.cd-week-stepper b{font-weight:var(--semibold)}
@media (max-width:767px){.cd-week-stepper>span{display:grid;font:var(--t12);text-align:center}}

.cd-period-line{display:flex;justify-content:space-between;gap:var(--s2);margin-bottom:var(--s2);font:var(--t12);color:var(--ink-3);font-variant-numeric:tabular-nums}
.cd-period-line b{color:var(--ink)}
.cd-ruler{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:2px;align-items:end;height:12px}
.cd-ruler i{height:8px;background:var(--week-ahead);border-radius:1px}
.cd-ruler .cd-past{background:var(--ink-3)}
.cd-ruler .cd-now{height:12px;background:var(--primary)}
@media print{.cd-strip td,.cd-spark i{print-color-adjust:exact}}
@media (forced-colors:active){.cd-spark i,.cd-ruler i{background:CanvasText}.cd-strip td{border:1px solid}}
`;
