import { registerStyles } from '@cadence/shared-ui';

/** Layout of the help page. */
const css = `
.pe-help{display:grid;gap:var(--s6);padding:var(--s6);max-width:1080px}
.pe-help-support{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--s4);padding:var(--s5)}
.pe-help-support>div{flex:1 1 320px;min-width:0}
.pe-help-support h2{margin-bottom:var(--s1)}
.pe-help-links{display:flex;flex-wrap:wrap;gap:var(--s2)}
.pe-help-roles{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(400px,100%),1fr));gap:var(--s4);margin-top:var(--s4)}
.pe-help-role{display:grid;align-content:start;gap:var(--s3);padding:var(--s4);border:1px solid var(--line);border-radius:var(--r-float);min-width:0}
.pe-help-role>header{display:grid;gap:2px}
.pe-help-role>ul{display:grid;gap:2px;margin:0 calc(-1*var(--s2))}
.pe-help-role li{position:relative;padding:6px var(--s2);border-radius:var(--r);min-width:0}
.pe-help-role li .cd-person{width:100%}
.pe-help-role li:hover{background:var(--surface-hover)}
.pe-help-role li a::after{content:"";position:absolute;inset:0}
.pe-help-role li a:focus-visible{outline:none}
.pe-help-role li:has(a:focus-visible){outline:2px solid var(--focus);outline-offset:-2px}
.pe-help-role>.cd-link{justify-self:start;font:var(--t13)}
@media (max-width:767px){.pe-help{padding:var(--s4);gap:var(--s5)}.pe-help-links>a{flex:1}}
`;

registerStyles('people-help', css);
