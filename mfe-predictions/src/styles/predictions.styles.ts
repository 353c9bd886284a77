import { registerStyles } from '@cadence/shared-ui';

/** Layout of the predictions screen; what components look like is the design system's. */
registerStyles(
  'predictions',
  `
.pr-page{padding:0 var(--s6) var(--s6);min-width:0}
.pr-bar{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s2) var(--s3);min-height:56px;padding:var(--s3) 0;margin-bottom:var(--s5);border-bottom:1px solid var(--line)}
.pr-bar>.cd-week-stepper{margin-left:auto}
.pr-bar>.pr-narrow{margin-left:auto}
.pr-narrow+.cd-week-stepper{margin-left:0}
.pr-bar .cd-select{width:auto}
.pr-narrow{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s2)}
.pr-cycle{display:flex;align-items:center;gap:var(--s2);font:var(--t13);color:var(--ink-2);font-variant-numeric:tabular-nums;white-space:nowrap}
.pr-search{flex:1 1 240px;min-width:180px;max-width:400px}
.pr-bar .cd-input{height:var(--h-sm)}
.pr-narrow .cd-input{border-color:var(--line-strong)}
.pr-states{display:grid;gap:var(--s2);justify-items:start}
.pr-top{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:var(--s6);align-items:start}
.pr-focus{display:grid;gap:var(--s5);align-content:start;padding-top:var(--s3)}
.pr-goal{display:grid;gap:var(--s2);justify-items:start;min-width:0}
.pr-goal h2{font:var(--t20);font-weight:var(--semibold)}
.pr-goal h2 a:hover{text-decoration:underline;text-underline-offset:3px}
.pr-now{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s2)}
.pr-focus .cd-tally button{flex-basis:40%}
.pr-alone{display:grid;gap:var(--s6)}
.pr-loading{display:grid;gap:var(--s2)}
.pr-hint{font:var(--t13);color:var(--ink-3)}
.pr-goals{margin-top:var(--s5)}
.pr-goals tbody a:hover{text-decoration:underline;text-underline-offset:3px}
.pr-goals .cd-list-foot{padding-inline:0}
.pr-rows .cd-list-row{padding-inline:0}
.pr-from{display:inline-flex;align-items:center;gap:var(--s1);font:var(--t12);color:var(--ink-2)}
.pr-from .lucide{flex:none;color:var(--ink-3)}
[aria-busy="true"]>.pr-top{opacity:.6;transition:opacity var(--quick)}
@media (pointer:fine){.pr-bar .cd-input{font:var(--t13)}.pr-narrow .cd-input{font-weight:var(--medium)}}
@media (max-width:1023px){.pr-top{grid-template-columns:minmax(0,1fr);gap:var(--s4)}}
@media (max-width:767px){
.pr-page{padding-inline:var(--s4)}
.pr-search{flex:1 1 100%;max-width:none;order:5}
.pr-bar>.pr-narrow{order:6;margin-left:0}
.pr-bar>.cd-week-stepper{margin-left:auto}
}
`,
);
