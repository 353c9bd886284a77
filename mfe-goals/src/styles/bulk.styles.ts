import { registerStyles } from '@cadence/shared-ui';

/** Deciding on several goals at once. */
const css = `
.gl-decide{display:flex;align-items:center;flex-wrap:wrap;justify-content:space-between;gap:0 var(--s3);min-height:44px;padding:var(--s1) var(--s4);border-bottom:1px solid var(--line);background:var(--surface-sunken);font:var(--t13);flex:none}
.gl-decide .cd-btn-quiet{margin-right:-10px}
.gl-decide-note{flex-basis:100%;padding-bottom:var(--s1);font:var(--t12);color:var(--ink-3)}
.gl-bulk-bar{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s2);min-height:57px;padding:var(--s3) var(--s4);padding-bottom:max(var(--s3),env(safe-area-inset-bottom));border-top:1px solid var(--line);flex:none}
.gl-bulk-bar>:first-child{margin-right:auto;font-weight:var(--medium);font-variant-numeric:tabular-nums;white-space:nowrap}
.gl-bulk-goals{border-block:1px solid var(--line)}
.gl-bulk-goals>li{display:grid;grid-template-columns:minmax(0,1fr) 16px;gap:var(--s3);padding:var(--s2) 0}
.gl-bulk-goals>li+li{border-top:1px solid var(--line)}
.gl-bulk-goals>li>:last-child:not(:first-child){margin-top:2px}
.gl-bulk-title{font-weight:var(--medium)}
.gl-bulk-what{font:var(--t13);color:var(--ink-2)}
.gl-bulk-why{color:var(--alarm-text)}
.gl-bulk-good{color:var(--good-text)}
.gl-bulk-bad{color:var(--alarm-text)}
.gl-bulk-told{display:flex;align-items:flex-start;gap:var(--s2);font:var(--t13);color:var(--ink-2)}
.gl-bulk-told>:first-child{flex:none}
`;

registerStyles('goals-bulk', css);
