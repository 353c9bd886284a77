const steps = [0, 1, 2, 3, 4];
const heats = [0, 22, 36, 50, 66];

export const matrixStyles = `
.cd-matrix{width:calc(100% + 8px);table-layout:fixed;border-spacing:4px;margin:-4px;font-variant-numeric:tabular-nums}
.cd-matrix th{font:var(--t12);font-weight:var(--medium);color:var(--ink-2)}
.cd-matrix thead th{height:20px;color:var(--ink-3);text-align:left}
.cd-matrix tbody th{text-align:left}
.cd-matrix tr>:first-child{width:104px}
.cd-matrix tfoot th{vertical-align:top}
.cd-matrix tfoot th:first-child{line-height:28px;color:var(--ink-3);text-align:left}
.cd-matrix-head{display:flex;align-items:center;gap:var(--s2)}
.cd-matrix tfoot .cd-matrix-head{justify-content:center;height:28px;gap:6px}
.cd-matrix tbody .cd-glyph{color:var(--q-mark)}
.cd-matrix button{position:relative;display:grid;place-items:center;width:100%;height:52px;border-radius:var(--r-chip);font:var(--t16);font-weight:var(--semibold);color:var(--ink);background:color-mix(in oklab,var(--tone) var(--heat),var(--surface))}
.cd-matrix button:hover{box-shadow:inset 0 0 0 1px var(--ink-3)}
.cd-matrix .cd-h0{background:none;color:var(--ink-3);font-weight:var(--regular);box-shadow:inset 0 0 0 1px var(--line)}
.cd-matrix .cd-matrix-filled{grid-template-columns:minmax(0,1fr);place-items:start;align-content:start;height:112px;padding:28px 4px 0 10px;background:var(--canvas);box-shadow:inset 0 0 0 1px var(--line)}
.cd-matrix .cd-matrix-filled:hover{box-shadow:inset 0 0 0 1px var(--ink-3)}
.cd-matrix-filled>b{position:absolute;left:10px;top:7px;font:var(--t12);font-weight:var(--semibold)}
.cd-matrix-filled.cd-h0>b{font-weight:var(--regular)}
${heats.map((heat, n) => `.cd-matrix .cd-h${n}{--heat:${heat}%}`).join('')}
${steps.map((n) => `.cd-matrix .cd-tone${n}{--tone:var(--l${n}-heat)}.cd-matrix tfoot .cd-l${n}-mark{color:var(--l${n}-mark)}`).join('')}
.cd-matrix [aria-pressed="true"]{outline:2px solid var(--ink);outline-offset:1px}
.cd-matrix [data-mark]::after{content:attr(data-mark);position:absolute;inset:4px 6px auto auto;font:var(--t12);font-weight:var(--medium);color:inherit}
.cd-matrix .cd-matrix-filled[data-mark]::after{inset:7px 10px auto auto;font-weight:var(--regular);color:var(--ink-2)}
.cd-matrix .cd-matrix-filled:is(.cd-h0,[aria-pressed="true"]){background:var(--surface)}
.cd-tally{display:flex;flex-wrap:wrap;gap:1px;overflow:hidden;border:1px solid var(--line);border-radius:var(--r)}
.cd-tally button{flex:1 1 120px;padding:var(--s3) var(--s4);font:var(--t12);color:var(--ink-2);text-align:left;box-shadow:0 0 0 1px var(--line)}
.cd-tally b{display:block;font:var(--t28);font-weight:var(--semibold);letter-spacing:-.02em;color:var(--ink);font-variant-numeric:tabular-nums}
.cd-tally button:hover{background:var(--surface-hover)}
.cd-tally button:is(:focus-visible,[aria-pressed="true"]){border-radius:calc(var(--r) - 1px);outline-offset:-2px}
.cd-tally [aria-pressed="true"]{outline:2px solid var(--ink)}
.cd-tally [aria-pressed="true"]:focus-visible{outline-color:var(--focus);box-shadow:inset 0 0 0 4px var(--ink)}
.cd-matrix [aria-pressed="true"]:focus-visible{outline:2px solid var(--focus);outline-offset:2px;box-shadow:inset 0 0 0 2px var(--ink)}
.cd-matrix-box{container-type:inline-size}
@container (max-width:760px){.cd-matrix .cd-matrix-filled{height:140px}}
@container (max-width:640px){
.cd-matrix .cd-matrix-filled{place-items:center;align-content:center;height:52px;padding:14px 0 0}
.cd-matrix-filled>b{position:static;font:var(--t16);font-weight:var(--semibold)}
.cd-matrix-filled>:not(b){display:none}
.cd-matrix .cd-matrix-filled[data-mark]::after{inset:2px 3px auto auto;font-size:11px;letter-spacing:-.02em;white-space:nowrap}
}
@container (max-width:520px){
.cd-matrix{border-spacing:3px;width:calc(100% + 6px);margin:-3px}
.cd-matrix tr>:first-child{width:64px}
.cd-matrix:has(.cd-matrix-filled) tr>:first-child{width:76px}
.cd-matrix button{height:44px}
.cd-matrix th,.cd-matrix tfoot th:first-child{line-height:14px;hyphens:auto}
.cd-matrix [data-mark]::after{inset:2px 4px auto auto}
.cd-matrix tfoot .cd-matrix-head{flex-direction:column;height:auto;padding-top:2px;gap:2px;text-align:center}
.cd-matrix tbody .cd-matrix-head{gap:4px}
}
.cd-matrix-goals{outline:none}
.cd-matrix-goals>.cd-section>header{align-items:center;min-height:28px}
.cd-matrix-count{margin-left:2px;font-weight:var(--regular);color:var(--ink-3);font-variant-numeric:tabular-nums}
@media print{.cd-matrix button{print-color-adjust:exact}}
@media (forced-colors:active){.cd-matrix button{border:1px solid}:is(.cd-matrix,.cd-tally) [aria-pressed="true"]{outline-color:Highlight}}
`;
