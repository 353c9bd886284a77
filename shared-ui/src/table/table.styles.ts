export const tableStyles = `
.cd-table-scroll{overflow-x:auto}
.cd-table{width:100%}
.cd-table th{height:36px;padding:0 var(--s3);border-bottom:1px solid var(--line);color:var(--ink-3);font:var(--t12);font-weight:var(--medium);white-space:nowrap}
.cd-table td,.cd-table tbody th{height:48px;padding:0 var(--s3);border-bottom:1px solid var(--line);font:inherit}
.cd-table td{color:var(--ink-2)}
.cd-table tbody th{color:var(--ink)}
.cd-table tbody th{font-weight:var(--medium);white-space:normal}
.cd-table tbody tr{position:relative}
.cd-table tbody tr:hover>*{background:var(--surface-hover)}
.cd-table :is(th,td):first-child{padding-left:0}
.cd-table :is(th,td):last-child{padding-right:0}
.cd-table .cd-num{text-align:right;font-variant-numeric:tabular-nums}
.cd-table-compact td,.cd-table-compact tbody th{height:40px}
.cd-table-fixed{table-layout:fixed}
.cd-table-fixed :is(td,tbody th){overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
@media print{.cd-table thead{display:table-header-group}.cd-table tr{break-inside:avoid}}
`;
