import { registerStyles } from '@cadence/shared-ui';

/** Layout of the action items; what components look like is the design system's. */
registerStyles(
  'action-items',
  `
.ai-page{position:relative;padding:0 var(--s6) var(--s6);min-width:0}
.ai-new{position:absolute;z-index:1;top:var(--s4);right:var(--s6)}
.ai-tabs>.cd-tabs{padding:var(--s4) 200px 0 0}
.ai-bar{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s2);margin:var(--s4) 0}
.ai-bar>.cd-link{font:var(--t13);margin-left:var(--s1)}
.ai-filter{display:grid;gap:2px;max-height:min(420px,calc(100vh - 240px));overflow:auto}
.ai-filter .cd-check{padding:var(--s1) 0}
.ai-list[aria-busy="true"] :is(.ai-table,.ai-cards){opacity:.6;transition:opacity var(--quick)}
.ai-table{table-layout:fixed}
.ai-table td,.ai-table tbody th{height:52px;padding-top:6px;padding-bottom:6px}
.ai-table tbody th{white-space:normal}
.ai-col-Assignee{width:18%}
.ai-col-DueDate{width:190px}
.ai-col-Requester{width:17%}
.ai-table thead th:last-child{width:240px}
.ai-sort{display:inline-flex;align-items:center;gap:var(--s1);height:28px;margin-left:-6px;padding:0 6px;border-radius:var(--r);font-weight:inherit}
.ai-sort:hover{background:var(--surface-hover);color:var(--ink)}
.ai-sort>.lucide{width:12px;height:12px;visibility:hidden}
[aria-sort]:not([aria-sort="none"])>.ai-sort{color:var(--ink)}
:is([aria-sort]:not([aria-sort="none"])>.ai-sort,.ai-sort:is(:hover,:focus-visible))>.lucide{visibility:visible}
.ai-person{display:block;min-width:0}
.ai-person .cd-person{min-width:0}
.ai-author{display:block;font:var(--t12);color:var(--ink-2)}
.ai-declined{font-weight:var(--medium)}
.ai-due{display:inline-flex;flex-wrap:wrap;align-items:baseline;gap:2px var(--s3);color:var(--ink);font-variant-numeric:tabular-nums}
.ai-due-state{font:var(--t12);font-weight:var(--medium);color:var(--ink-2);white-space:nowrap}
.ai-due-late{color:var(--alarm-text)}
.ai-due-today{color:var(--ink)}
.ai-due-week{font-weight:var(--regular);color:var(--ink-3)}
.ai-buttons{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s1)}
.ai-buttons>.cd-btn-icon:first-child{margin-left:-6px}
.ai-list{container-type:inline-size}
.ai-list .cd-list-foot{border-top:0;padding-inline:0}
.ai-list .cd-select{display:block;margin-bottom:var(--s4)}
.ai-cards{margin:0 calc(-1*var(--s4));border-top:1px solid var(--line)}
.ai-cards>li{display:grid;gap:var(--s2);padding:var(--s3) var(--s4);border-bottom:1px solid var(--line)}
.ai-cards dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:var(--s1) var(--s3);font:var(--t13)}
.ai-cards dt{color:var(--ink-3)}
@container (min-width:560px){
.ai-list .cd-select{max-width:280px}
.ai-cards>li{grid-template-columns:minmax(0,1fr) 232px;column-gap:var(--s4)}
.ai-cards .ai-buttons{grid-area:1/2/4/3;align-self:center;justify-content:flex-end}
.ai-cards dl{grid-template-columns:auto minmax(0,1fr) auto minmax(0,1fr)}
}
.ai-skeleton{margin-top:60px;border-top:1px solid var(--line)}
.ai-skeleton>div{display:grid;grid-template-columns:19% minmax(0,1fr) 120px;align-items:center;gap:var(--s4);height:52px;border-bottom:1px solid var(--line)}
.ai-again{display:grid;place-items:center;min-height:320px}
@media (max-width:767px){
.ai-page{display:grid;grid-template-columns:minmax(0,1fr);padding-inline:var(--s4)}
.ai-new{position:static;margin-top:var(--s4)}
.ai-tabs>.cd-tabs{padding:var(--s2) 0 0}
}
`,
);
