export const stateStyles = `
.cd-empty{display:grid;justify-items:center;align-content:center;gap:var(--s3);min-height:232px;height:100%;padding:var(--s6);text-align:center;color:var(--ink-2)}
.cd-empty>.lucide{width:20px;height:20px;stroke-width:1.5;color:var(--ink-3)}
.cd-empty-text{max-width:280px;text-wrap:balance}
.cd-empty-text b{display:block;color:var(--ink)}
.cd-empty-sm{min-height:120px;padding:var(--s4)}
.cd-skel{display:block;height:12px;margin:4px 0;border-radius:3px;background:var(--surface-press);animation:cd-breathe 1.4s ease-in-out infinite alternate}
.cd-skel-chip{width:120px;height:20px;margin:0;border-radius:var(--r-chip)}
.cd-skel-round{border-radius:50%;flex:none}
.cd-skel-group{animation:cd-appear 1ms linear 150ms both}
.cd-skel-row{display:grid;grid-template-columns:minmax(0,1fr) 120px;column-gap:var(--s2);padding:var(--s3) var(--s4);border-bottom:1px solid var(--line)}
.cd-skel-row>div+div{display:grid;gap:var(--s1);align-content:start}
.cd-skel-detail{display:grid;gap:var(--s4);padding:var(--s6)}
@keyframes cd-breathe{to{opacity:.45}}
@keyframes cd-appear{from{visibility:hidden}to{visibility:visible}}
@media (prefers-reduced-motion:reduce){.cd-skel{animation:none}}
`;
