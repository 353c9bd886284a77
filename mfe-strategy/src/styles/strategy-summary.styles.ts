import { registerStyles } from '@cadence/shared-ui';

/** The strip above the dashboard; its ground and edge are the dashboard's. */
registerStyles(
  'strategy-summary',
  `
.sy-strip{position:relative;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:var(--s4) var(--s8);min-height:52px;padding-right:56px}
.sy-strip h2{font:var(--t12);font-weight:var(--medium);color:var(--ink-3)}
.sy-strip .cd-prose{max-width:none;font:var(--t13);white-space:normal}
.sy-link{position:absolute;top:0;right:0}
.sy-link>.lucide{rotate:-45deg}
.sy-prompt{font:var(--t13);color:var(--ink-2)}
.sy-prompt>b{color:var(--ink);font-weight:var(--medium)}
@media (max-width:1023px){.sy-strip{grid-template-columns:minmax(0,1fr);gap:var(--s3);padding-right:40px}}
@media print{.sy-link,.sy-strip button{display:none}}
`,
);
