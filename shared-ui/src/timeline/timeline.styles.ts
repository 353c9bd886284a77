export const timelineStyles = `
.cd-timeline>li{position:relative;display:grid;grid-template-columns:28px minmax(0,1fr);gap:var(--s3);padding-bottom:var(--s5)}
.cd-timeline>li:not(:last-child)::before{content:"";position:absolute;left:13.5px;top:32px;bottom:4px;width:1px;background:var(--line)}
.cd-timeline-mark{display:grid;place-items:center;width:28px;height:28px;border-radius:50%;background:var(--surface-sunken);color:var(--ink-2)}
.cd-timeline-mark>.lucide{width:14px;height:14px}
.cd-timeline-head{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 var(--s2);padding-top:4px;font:var(--t13)}
.cd-timeline-body{margin-top:2px;color:var(--ink-2)}
`;
