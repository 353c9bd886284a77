import { registerStyles } from '@cadence/shared-ui';

/** The Overview tab; loaded with it. */
registerStyles(
  'goals-overview',
  `
.gl-overview{display:grid;gap:var(--s4);padding-top:var(--s4)}
.gl-overview-bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--s2) var(--s4);min-height:32px}
.gl-overview-bar .cd-select{width:auto}
.gl-overview-bar>.cd-week-stepper{margin-left:auto}
.gl-overview-body{display:grid;gap:var(--s4);min-width:0;transition:opacity var(--quick)}
.gl-overview-body[aria-busy="true"]{opacity:.6}
.gl-overview-nothing{font:var(--t13);color:var(--ink-3)}
.gl-overview-loading{display:grid;gap:var(--s1)}
.gl-overview-list .cd-section{padding-top:var(--s2)}
.gl-overview-list .cd-section>header{margin-bottom:0}
.gl-overview-list .cd-section .cd-btn{margin-right:calc(-1*var(--s2))}
.gl-overview-goals .cd-list-row{padding-inline:0}
.gl-overview-goals .cd-list-row:hover{box-shadow:-8px 0 var(--surface-hover),8px 0 var(--surface-hover)}
.gl-overview-goals .cd-list-row:has(.cd-list-link:focus-visible){outline-offset:2px}
.gl-overview-goals li:last-child{border-bottom-color:transparent}
.gl-overview-goals .cd-list-foot{padding-inline:0}
`,
);
