import { registerStyles } from '@cadence/shared-ui';

/** The weekly update of all goals; it comes with its own code, since most visits do without. */
const css = `
.gl-pass-body{display:grid;gap:var(--s3);align-content:start;margin-top:calc(-1 * var(--s1))}
.gl-pass-body .cd-cards-wide{margin-top:0}
.gl-pass-body .cd-cards-wide .cd-card-option{grid-template-columns:minmax(0,1fr) auto;align-items:baseline}
.gl-pass-body .cd-cards-wide .cd-card-option>span{grid-row:2;grid-column:1/-1}
.gl-pass-body .cd-cards-wide .cd-card-option>em{grid-row:1;grid-column:2;margin-top:0}
.gl-pass-progress{width:200px;margin-right:var(--s3)}
.gl-pass-hints{display:flex;flex-wrap:wrap;gap:var(--s1) var(--s3);font:var(--t12);color:var(--ink-3)}
.gl-pass-hints>span{display:inline-flex;align-items:center;gap:3px}
.gl-pass-rows{border-top:1px solid var(--line)}
.gl-pass-row{position:relative;display:grid;gap:6px;margin:0 calc(-1 * var(--s6));padding:10px var(--s6) 14px;border-bottom:1px solid var(--line);scroll-margin:var(--s2)}
.gl-pass-row:focus-within{background:var(--surface-press);box-shadow:inset 3px 0 var(--primary)}
.gl-pass-head{display:flex;align-items:center;gap:var(--s2);min-height:28px}
.gl-pass-head>h3{flex:1 1 404px;min-width:0;font-weight:var(--medium)}
.gl-pass-tools{display:flex;align-items:center;flex:none}
@media (min-width:768px){.gl-pass-head>h3{max-width:404px}.gl-pass-tools{margin-left:auto}}
.gl-pass-tools .cd-btn{color:var(--ink-3)}
.gl-pass-tools .cd-btn:not(.cd-btn-icon){padding:0 var(--s2)}
.gl-pass-tools .cd-btn:hover{color:var(--ink)}
@media (hover:hover){
.gl-pass-row:not(:hover,:focus-within) .gl-pass-tools{opacity:0}
}
.gl-pass-state{display:inline-flex;align-items:center;justify-content:flex-end;gap:var(--s1);min-width:56px;font:var(--t12);font-weight:var(--medium);color:var(--ink-3);white-space:nowrap}
.gl-pass-state .lucide{width:14px;height:14px}
.gl-pass-saved{color:var(--good-text)}
.gl-pass-missed,.gl-pass-refused{color:var(--alarm-text)}
.gl-pass-unsaved{color:var(--ink)}
.gl-pass-scales{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--s3) var(--s5)}
.gl-pass-scales .cd-label{font:var(--t12);font-weight:var(--medium);color:var(--ink-2)}
.gl-pass-row .cd-cards label{--cd-card-bg:var(--surface)}
.gl-pass-summary{display:grid;gap:var(--s3);margin-top:var(--s3)}
.gl-spread-bar{display:flex;gap:2px;border-radius:var(--r);overflow:hidden}
.gl-spread-bar>li{flex:1 1 0;min-width:72px;padding:var(--s2) var(--s3);font:var(--t12)}
.gl-spread-bar b{display:block;font:var(--t20);font-weight:var(--semibold);font-variant-numeric:tabular-nums}
.gl-spread-0{background:var(--l0-fill);color:var(--l0-on)}
.gl-spread-1{background:var(--l1-fill);color:var(--l1-on)}
.gl-spread-2{background:var(--l2-fill);color:var(--l2-on)}
.gl-spread-3{background:var(--l3-fill);color:var(--l3-on)}
.gl-spread-4{background:var(--l4-fill);color:var(--l4-on)}
@media (pointer:coarse){.gl-pass-hints,.gl-pass-hint{display:none}}
@media (max-width:767px){
.gl-spread-bar>li{min-width:56px;padding:var(--s2)}
.gl-pass-progress{width:96px;margin-right:0;white-space:nowrap}
.gl-pass-progress .cd-progress-head>:first-child{display:none}
.gl-pass-row{margin:0 calc(-1 * var(--s4));padding:var(--s4)}
.gl-pass-head{flex-wrap:wrap}
.gl-pass-head>h3{flex-basis:100%}
.gl-pass-tools{flex:1;flex-wrap:wrap;margin-left:calc(-1 * var(--s2))}
.gl-pass-scales{grid-template-columns:minmax(0,1fr)}
.gl-pass-scales .cd-cards-compact>.cd-scale-option{min-height:52px}
}
@media (forced-colors:active){.gl-spread-bar>li{border:1px solid}}
`;

registerStyles('goals-week-pass', css);
