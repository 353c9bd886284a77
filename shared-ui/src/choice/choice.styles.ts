export const choiceStyles = `
.cd-check{display:inline-flex;align-items:flex-start;gap:var(--s2);cursor:pointer;min-width:0}
.cd-check:has(:disabled){cursor:default;color:var(--ink-3)}
.cd-check>input{appearance:none;display:grid;place-items:center;width:16px;height:16px;margin-top:2px;border:1px solid var(--line-control);border-radius:var(--r-chip);background:var(--surface);flex:none;cursor:inherit;transition:background var(--quick)}
.cd-check>input:checked{background:var(--ink);border-color:var(--ink)}
.cd-check>input:checked::after{content:"";width:10px;height:10px;background:var(--surface);clip-path:polygon(14% 44%,0 62%,42% 96%,100% 20%,82% 5%,40% 66%)}
.cd-check>input:indeterminate{background:var(--ink);border-color:var(--ink)}
.cd-check>input:indeterminate::after{content:"";width:8px;height:2px;background:var(--surface)}
.cd-check>input:disabled{border-color:var(--line-strong);background:var(--surface-sunken)}
.cd-check>input:checked:disabled{background:var(--ink-3)}
.cd-check>input[aria-invalid="true"]{border-color:var(--alarm)}
.cd-check>.cd-switch{position:relative;width:32px;height:20px;margin-top:0;border:0;border-radius:var(--r-full);background:var(--line-control)}
.cd-check>.cd-switch::after,.cd-check>.cd-switch:checked::after{content:"";position:absolute;inset:2px auto 2px 2px;width:16px;height:16px;border-radius:50%;background:var(--surface);clip-path:none;transition:translate var(--quick)}
.cd-check>.cd-switch:checked{background:var(--ink)}
.cd-check>.cd-switch:checked::after{translate:12px 0}
.cd-check>span{display:grid;min-width:0}
@media (pointer:coarse){.cd-check{min-height:44px;align-items:center}.cd-check>input{margin-top:0}}

.cd-seg{display:inline-flex;padding:2px;border-radius:var(--r);background:var(--surface-press);flex-wrap:wrap;max-width:100%}
.cd-seg button{display:inline-flex;align-items:center;justify-content:center;flex:1 0 auto;gap:6px;height:var(--h-sm);padding:0 10px;border-radius:var(--r-chip);color:var(--ink-2);font:var(--t13);font-weight:var(--medium);white-space:nowrap;transition:background var(--quick)}
.cd-seg button:hover{color:var(--ink)}
.cd-seg [aria-pressed="true"]{background:var(--thumb);color:var(--ink);box-shadow:0 0 0 1px var(--line-strong)}
.cd-seg button:focus-visible{outline-offset:-2px}
.cd-seg .cd-seg-count{color:var(--ink-3);font:var(--t12);font-variant-numeric:tabular-nums}
.cd-seg [aria-pressed="true"] .cd-seg-count{color:var(--ink-2)}

.cd-cards{display:grid;gap:var(--s2);margin-top:var(--s2);grid-template-columns:repeat(var(--cols),minmax(0,1fr))}
.cd-cards-set:has(.cd-was){padding-bottom:20px}
.cd-cards label{position:relative;display:grid;align-content:start;cursor:pointer;border-radius:var(--r);box-shadow:inset 0 0 0 1px var(--line-strong);background:var(--cd-card-bg,transparent);transition:background var(--quick)}
.cd-cards label:hover{background:var(--surface-hover)}
.cd-cards input{position:absolute;opacity:0;inset:0;width:100%;height:100%;cursor:pointer}
.cd-cards label:has(:checked){box-shadow:inset 0 0 0 2px var(--ink)}
.cd-cards label:has(:focus-visible){outline:2px solid var(--focus);outline-offset:2px}
.cd-cards label:has(:disabled){cursor:default;color:var(--ink-3);background:var(--surface-sunken)}
.cd-cards-set[aria-invalid="true"] label:not(:has(:checked)){box-shadow:inset 0 0 0 1px var(--alarm)}
.cd-card-option{gap:2px;padding:var(--s2) var(--s3);font:var(--t12);color:var(--ink-3)}
.cd-card-option b{font:var(--t14);font-weight:var(--medium);color:var(--ink)}
.cd-card-option em{font-style:normal;margin-top:var(--s1);font-weight:var(--medium);color:var(--ink-2)}
.cd-card-option em.cd-alarm{color:var(--alarm-text)}
.cd-scale-option{justify-items:start;gap:var(--s2);padding:var(--s3);font-weight:var(--medium)}
.cd-scale-option .cd-glyph{width:28px;height:22px}
.cd-scale-option .cd-pie{width:22px}
.cd-scale-option .cd-digit{position:absolute;top:var(--s2);right:var(--s2);padding:0 4px;color:var(--ink-3);font:var(--t12);line-height:20px;font-variant-numeric:tabular-nums}
${[0, 1, 2, 3, 4].map((n) => `.cd-scale-option.cd-l${n}:has(:checked){background:var(--l${n}-tint)}`).join('')}
.cd-scale-option.cd-q:has(:checked){background:var(--q-tint)}
.cd-was{position:absolute;left:var(--s3);bottom:-24px;font:var(--t12);font-weight:var(--regular);color:var(--ink-3);white-space:nowrap}
.cd-was::before{content:"";position:absolute;left:0;top:-5px;width:24px;height:2px;background:var(--line-control)}
.cd-cards.cd-cards-compact{gap:var(--s1);margin-top:6px}
.cd-cards-compact>.cd-scale-option{justify-items:center;align-content:center;gap:2px;min-height:46px;padding:6px 0;font:var(--t12);font-weight:var(--medium);text-align:center}
.cd-cards-compact .cd-glyph{width:18px;height:14px}
.cd-cards-compact .cd-pie{width:14px}
.cd-cards-compact .cd-digit{top:2px;right:3px;padding:0 2px;font-size:11px;line-height:14px;visibility:hidden}
.cd-cards-compact:focus-within .cd-digit{visibility:visible}
.cd-was-mark{position:absolute;left:50%;bottom:-5px;width:20px;height:2px;translate:-50% 0;border-radius:1px;background:var(--line-control)}
@media (pointer:coarse){.cd-cards-compact .cd-digit{display:none}}
@media (max-width:560px){
.cd-cards-scale{gap:6px}
.cd-scale-option{padding:var(--s2);font:var(--t12);font-weight:var(--medium)}
.cd-scale-option .cd-digit{top:6px;right:2px}
.cd-was{left:var(--s2)}
.cd-cards-wide{grid-template-columns:repeat(2,minmax(0,1fr))}
}
@media (max-width:359px){.cd-scale-option{padding:6px 4px}.cd-scale-option .cd-glyph{width:22px;height:18px}}
@media (forced-colors:active){.cd-cards label{border:1px solid}.cd-cards label:has(:checked){outline:2px solid Highlight}}
`;
