export const breadcrumbStyles = `
.cd-crumbs{display:flex;align-items:center;gap:var(--s2);font:var(--t16);min-width:0}
.cd-crumbs li{display:flex;align-items:center;gap:var(--s2);min-width:0;flex:none}
.cd-crumbs li:last-child{flex:0 1 auto;font-weight:var(--semibold)}
.cd-crumbs a{color:var(--ink-3);transition:color var(--quick)}
.cd-crumbs a:hover{color:var(--ink)}
.cd-crumbs .lucide{color:var(--ink-3)}
`;
