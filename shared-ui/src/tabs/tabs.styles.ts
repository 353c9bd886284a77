export const tabsStyles = `
.cd-tabs{display:flex;gap:var(--s5);border-bottom:1px solid var(--line);overflow-x:auto;overflow-y:hidden;scrollbar-width:none}
.cd-tab{position:relative;display:flex;align-items:center;gap:6px;height:40px;color:var(--ink-2);font-weight:var(--medium);white-space:nowrap;flex:none;transition:color var(--quick)}
.cd-tab:hover{color:var(--ink)}
.cd-tab[aria-selected="true"]{color:var(--ink)}
.cd-tab[aria-selected="true"]::after{content:"";position:absolute;inset:auto 0 0;height:2px;background:var(--ink)}
.cd-tab:focus-visible{outline-offset:-2px}
.cd-tab-count{color:var(--ink-3);font:var(--t12);font-variant-numeric:tabular-nums}
.cd-tab-panel{outline-offset:4px}
@media (pointer:coarse),(max-width:767px){.cd-tab{height:var(--h-touch)}}
`;
