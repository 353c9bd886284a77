export const strengthStyles = `
.cd-strength{display:grid;gap:var(--s2);margin-top:calc(-1*var(--s2));font:var(--t12);color:var(--ink-2)}
.cd-strength-head{display:flex;align-items:center;gap:var(--s3);min-height:20px}
.cd-strength-bar{display:grid;grid-template-columns:repeat(4,1fr);gap:4px;flex:1}
.cd-strength-bar i{height:4px;border-radius:2px;background:var(--surface-press)}
.cd-strength[data-score="1"] i[data-on=true]{background:var(--l1-mark)}
.cd-strength:is([data-score="2"],[data-score="3"]) i[data-on=true]{background:var(--l2-mark)}
.cd-strength[data-score="4"] i[data-on=true]{background:var(--l3-mark)}
.cd-strength ul{display:grid;grid-template-columns:1fr 1fr;gap:2px var(--s3)}
.cd-strength li{display:flex;align-items:center;gap:6px;color:var(--ink-3)}
.cd-strength li .lucide{width:14px;height:14px;visibility:hidden}
.cd-strength li[data-on=true]{color:var(--ink)}
.cd-strength li[data-on=true] .lucide{visibility:visible}
`;
