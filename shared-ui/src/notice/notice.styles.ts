export const noticeStyles = `
.cd-banner{display:flex;align-items:center;flex-wrap:wrap;gap:2px var(--s2);min-height:36px;padding:var(--s2) var(--s6);background:var(--surface-sunken);border-bottom:1px solid var(--line);color:var(--ink-2);font:var(--t13)}
.cd-banner b{color:var(--ink);font-weight:var(--medium)}
.cd-banner-end{margin-left:auto}
.cd-notice{display:flex;align-items:center;flex-wrap:wrap;gap:var(--s3);padding:var(--s3) var(--s4);border-radius:var(--r);background:var(--surface-sunken)}
.cd-notice-text{flex:1 1 200px;min-width:0}
.cd-notice-text>p:first-child{font-weight:var(--semibold)}
.cd-notice-text>p+*{font:var(--t13);color:var(--ink-2)}
.cd-notice>.lucide{align-self:flex-start;margin-top:2px;color:var(--ink-2)}
.cd-notice-end{display:flex;align-items:center;gap:var(--s2)}
.cd-notice-caution{background:var(--caution-tint)}.cd-notice-caution>.lucide{color:var(--caution)}
.cd-notice-alarm{background:var(--alarm-tint)}.cd-notice-alarm>.lucide{color:var(--alarm)}
@media (max-width:560px){.cd-notice-end{width:100%}.cd-notice-end>.cd-btn{flex:1;height:var(--h-touch)}.cd-banner{padding-inline:var(--s4)}}
`;
