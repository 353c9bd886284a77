export const listStyles = `
.cd-list-row{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:var(--s2);padding:var(--s3) var(--s4);border-bottom:1px solid var(--line);transition:background var(--quick)}
.cd-list-row:hover{background:var(--surface-hover)}
.cd-list-row:has(.cd-list-link[aria-current]){background:var(--surface-press);box-shadow:inset 2px 0 var(--primary)}
.cd-list-title{font-weight:var(--medium)}
.cd-list-link{display:inline;text-align:left;font-weight:inherit}
.cd-list-link::after{content:"";position:absolute;inset:0}
.cd-list-link:focus-visible{outline:none}
.cd-list-row:has(.cd-list-link:focus-visible){outline:2px solid var(--focus);outline-offset:-2px}
.cd-list-meta{margin-top:2px;font:var(--t12);color:var(--ink-3)}
.cd-list-row .cd-tags{margin-top:var(--s2)}
.cd-list-aside{display:grid;align-content:start;gap:var(--s1);width:120px}
.cd-list-aside .cd-chip{width:120px}
.cd-list-aside .cd-spark{margin-bottom:var(--s1)}
.cd-list-row-lead{grid-template-columns:auto minmax(0,1fr) auto;padding-left:0}
.cd-list-lead{position:relative;z-index:1;width:44px;margin:calc(-1 * var(--s3)) calc(-1 * var(--s2)) calc(-1 * var(--s3)) 0;user-select:none}
@container (max-width:300px){.cd-list-row-lead{grid-template-columns:auto minmax(0,1fr)}.cd-list-row-lead>.cd-list-aside{grid-column:2;margin-top:var(--s2)}}
.cd-list-lead>.cd-check{display:flex;align-items:flex-start;height:100%;padding:var(--s3) 0 0 var(--s4)}
.cd-list-lead>.cd-check>input{margin-top:2px}
.cd-list-row>:is(.cd-tags,.cd-list-aside) :is(a,button){position:relative}
.cd-list-foot{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--s1) var(--s3);min-height:48px;padding:var(--s1) var(--s4);border-top:1px solid var(--line);font:var(--t13);color:var(--ink-3);font-variant-numeric:tabular-nums}
`;
