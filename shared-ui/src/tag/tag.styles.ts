export const tagStyles = `
.cd-tag{display:inline-flex;align-items:center;gap:var(--s1);height:20px;padding:0 6px;border-radius:var(--r-chip);box-shadow:inset 0 0 0 1px var(--line-strong);color:var(--ink-2);font:var(--t12);font-weight:var(--medium);white-space:nowrap;flex:none}
.cd-tag-icon{padding-left:4px}
.cd-tag .lucide{width:12px;height:12px;stroke-width:2}
.cd-tag-act{background:var(--inverse);color:var(--on-inverse);box-shadow:none}
.cd-tag-alarm{box-shadow:inset 0 0 0 1px var(--alarm-line);color:var(--alarm-text)}
.cd-tag-bad .lucide{color:var(--alarm)}
.cd-tag-good .lucide{color:var(--good)}
.cd-tag-caution .lucide{color:var(--caution)}
.cd-tags{display:flex;flex-wrap:wrap;gap:var(--s1)}
.cd-filter{display:inline-flex;align-items:center;gap:var(--s1);height:24px;padding:0 0 0 var(--s2);border-radius:var(--r-chip);background:var(--surface-press);color:var(--ink);font:var(--t12);font-weight:var(--medium);white-space:nowrap;max-width:100%}
.cd-filter button{display:grid;place-items:center;width:24px;height:24px;margin-left:-4px;color:var(--ink-3);border-radius:var(--r-chip)}
.cd-filter button:hover{color:var(--ink)}
.cd-filter .lucide{width:12px;height:12px;stroke-width:2}
@media (pointer:coarse),(max-width:767px){.cd-filter{height:32px}.cd-filter button{width:32px;height:32px}}
@media (forced-colors:active){.cd-tag,.cd-filter{border:1px solid}}
@media print{.cd-tag{print-color-adjust:exact}}
`;
