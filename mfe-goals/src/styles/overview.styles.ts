import { registerStyles } from '@cadence/shared-ui';

/** The Overview tab; loaded with it. */
registerStyles(
  'goals-overview',
  `
.gl-overview{display:grid;gap:var(--s4);padding-top:var(--s4)}
.gl-overview-bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--s2) var(--s4);min-height:32px}
.gl-overview-bar .cd-select{width:auto}
.gl-overview-week{display:flex;align-items:center;gap:var(--s2);margin-left:auto;font:var(--t13);font-variant-numeric:tabular-nums}
.gl-overview-week b{font-weight:var(--semibold)}
.gl-overview-body{display:grid;gap:var(--s4);min-width:0;transition:opacity var(--quick)}
.gl-overview-body[aria-busy="true"]{opacity:.6}
.gl-overview-nothing{font:var(--t13);color:var(--ink-3)}
.gl-overview-loading{display:grid;gap:var(--s1)}
.gl-overview-list{outline:none}
.gl-overview-list .cd-section{margin-top:0}
.gl-overview-count{margin-left:2px;font-weight:var(--regular);color:var(--ink-3);font-variant-numeric:tabular-nums}
.gl-overview-goals{margin:0 calc(var(--s4)*-1)}
`,
);
