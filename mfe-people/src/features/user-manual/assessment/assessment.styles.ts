import { registerStyles } from '@cadence/shared-ui';

/** Layout of the assessment: one column, one group at a time; on a phone the buttons stay at the bottom. */
const css = `
.pe-as{display:flex;flex-direction:column;width:760px;max-width:100%;min-height:100%;margin:0 auto;padding:72px 0 var(--s6)}
.pe-as>h2{margin-top:var(--s12);outline:0;scroll-margin-top:96px}
.pe-as>h2:first-child{margin-top:0}
.pe-as-hint{margin-top:var(--s1);color:var(--ink-2)}
.pe-as-name{font:var(--t13);color:var(--ink-3)}
.pe-as-cross{order:-1;width:var(--h-touch);margin-left:calc(-1*var(--s3));padding:0}
.pe-as-count{display:flex;align-items:baseline;justify-content:space-between;gap:var(--s3)}
.pe-as-count>span{font:var(--t13);color:var(--ink-3)}
.pe-as-ruler{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:2px;align-items:end;height:12px;margin-top:var(--s3)}
.pe-as-slot{position:relative;display:block;height:8px;border-radius:1px;background:var(--week-ahead)}
.pe-as-past{background:var(--ink-3)}
.pe-as-now{height:12px;background:var(--primary)}
button.pe-as-slot::after{content:"";position:absolute;inset:-10px 0}
button.pe-as-past:hover{background:var(--ink)}
.pe-as-group{margin-top:var(--s6)}
.pe-as-heads{display:grid;grid-template-columns:112px 112px;justify-content:end;align-items:center;height:36px;border-bottom:1px solid var(--line);font:var(--t12);font-weight:var(--medium);color:var(--ink-2);text-align:center}
.pe-as-sentence{display:grid;grid-template-columns:auto minmax(0,1fr) 112px 112px;align-items:center;min-height:68px;border-bottom:1px solid var(--line)}
.pe-as-sentence>p{grid-column:2;padding:var(--s2) 0;font:var(--t16);text-wrap:pretty}
.pe-as-most>p{font-weight:var(--semibold)}
.pe-as-key{margin-right:var(--s4)}
.pe-as-key>kbd{justify-content:center;min-width:22px}
.pe-as-pick{position:relative;display:grid;place-items:center;justify-self:center;width:36px;height:36px;border-radius:50%;box-shadow:inset 0 0 0 1px var(--line-control);color:transparent}
.pe-as-pick>input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.pe-as-pick>.lucide.lucide{width:18px;height:18px;stroke-width:2.5}
.pe-as-pick>span{display:none}
.pe-as-pick:hover{background:var(--surface-hover)}
.pe-as-pick:has(:disabled){background:none;box-shadow:inset 0 0 0 1px var(--line)}
.pe-as-pick>input:disabled{cursor:default}
.pe-as-pick:has(:checked){background:var(--inverse);color:var(--on-inverse);box-shadow:none}
.pe-as-pick:has(:focus-visible){outline:2px solid var(--focus);outline-offset:2px}
.pe-as>.cd-error-text{margin-top:var(--s4)}
.pe-as>.cd-notice{margin-top:var(--s5)}
.pe-as-foot{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s2);margin-top:var(--s8)}
.pe-as-foot>.pe-as-next{min-width:120px}
.pe-as-hints{display:flex;flex-wrap:wrap;gap:var(--s1) var(--s3);margin-left:auto;font:var(--t13);color:var(--ink-3)}
.pe-as-hints>span{display:inline-flex;align-items:center;gap:6px}
.pe-as-saved{display:flex;align-items:center;gap:6px;margin-top:var(--s6);font:var(--t13);color:var(--ink-3)}
.pe-as-word{margin:0 0 0 auto;white-space:nowrap}
.pe-as-unsaved{margin-top:var(--s6)}
.pe-as-questions{display:grid;gap:var(--s6);margin-top:var(--s6)}
.pe-as-question{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s2)}
.pe-as-offers{display:flex;flex-wrap:wrap;gap:var(--s2)}
.pe-as-offers>.pe-as-offer{height:auto;min-height:var(--h-sm);max-width:100%;padding-block:var(--s1);flex:0 1 auto;white-space:normal;text-align:left}
.pe-as-offer[aria-pressed=true]{border-color:var(--ink);box-shadow:inset 0 0 0 1px var(--ink)}
.pe-as-readers{display:grid;gap:var(--s4);margin-top:var(--s6);padding:var(--s5) 0;border:solid var(--line);border-width:1px 0}
.pe-as-readers>li{display:flex;gap:var(--s3);color:var(--ink-2)}
.pe-as-readers>li>.lucide{margin-top:2px;color:var(--ink-3)}
.pe-as-readers b{color:var(--ink)}
.pe-as-open{display:flex;flex-wrap:wrap;gap:var(--s2);margin-top:var(--s2)}
.pe-as-end{align-items:flex-start;gap:var(--s3)}
.pe-as-end>h2{margin-top:0}
.pe-as-end>.lucide.lucide{width:32px;height:32px;color:var(--ink-2)}
.pe-as-end>.cd-btn{margin-top:var(--s4)}
@media (max-width:807.98px){.pe-as{padding-inline:var(--s6)}}
@media (max-width:767.98px){
.pe-as{padding:var(--s3) var(--s4) 0}
.pe-as>h2{margin-top:var(--s5);text-wrap:balance}
.pe-as-ruler{gap:1px;margin-top:var(--s2)}
.pe-as-group{margin-top:var(--s1)}
.pe-as-heads,.pe-as-key{display:none}
.pe-as-sentence{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:var(--s3) var(--s2);padding:var(--s4) 0}
.pe-as-sentence>p{grid-column:1/3;padding:0}
.pe-as-pick{display:flex;align-items:center;justify-content:center;gap:6px;width:100%;height:var(--h-touch);border-radius:var(--r);font-weight:var(--medium);color:var(--ink-2)}
.pe-as-pick>span{display:inline}
.pe-as-pick>.lucide.lucide{display:none;width:14px;height:14px}
.pe-as-pick:has(:checked){font-weight:var(--semibold)}
.pe-as-pick:has(:checked)>.lucide.lucide{display:block}
.pe-as-pick:has(:disabled){color:var(--ink-3)}
.pe-as-foot{position:sticky;bottom:0;z-index:1;margin:auto calc(-1*var(--s4)) 0;padding:var(--s3) var(--s4);border-top:1px solid var(--line);background:var(--surface)}
.pe-as-foot>.cd-btn{height:var(--h-touch)}
.pe-as-foot>.pe-as-back{width:56px;padding:0}
.pe-as-foot>.pe-as-next{flex:1;min-width:0;padding:0 var(--s2);line-height:18px;text-align:center;white-space:normal}
.pe-as-take{display:none}
.pe-as-saved:not(.pe-as-word){display:none}
.pe-as-offers>.pe-as-offer{min-height:var(--h-touch)}
.pe-as-unsaved{order:-1;margin:0 0 var(--s4)}
.pe-as-end{padding-block:var(--s8) var(--s6)}
.pe-as-end>h2{margin-top:0}
}
@media (max-height:479.98px){.pe-as-foot{position:static}}
@media (forced-colors:active){.pe-as-slot{background:CanvasText}.pe-as-now{background:Highlight}.pe-as-pick{border:1px solid}}
`;

registerStyles('people-assessment', css);
