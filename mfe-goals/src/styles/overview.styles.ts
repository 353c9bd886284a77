import { registerStyles } from '@cadence/shared-ui';

/** The Overview tab; loaded with it. */
registerStyles(
  'goals-overview',
  `
.gl-overview{display:grid;gap:var(--s4);padding-top:var(--s4)}
.gl-overview-bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--s2) var(--s4)}
.gl-overview-week{display:flex;align-items:center;gap:var(--s2);font:var(--t13);font-variant-numeric:tabular-nums}
.gl-overview-week b{font-weight:var(--semibold)}
.gl-overview-facts{display:flex;flex-wrap:wrap;gap:var(--s2) var(--s5);font:var(--t13);color:var(--ink-2);font-variant-numeric:tabular-nums}
.gl-overview-facts b{font-weight:var(--semibold);color:var(--ink)}
.gl-overview-facts [aria-pressed="true"]{text-decoration:underline}
.gl-overview-goals{margin:0 calc(var(--s4)*-1)}
.gl-overview-goals>li:last-child{border-bottom-color:transparent}
`,
);
