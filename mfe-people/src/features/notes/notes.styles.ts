import { registerStyles } from '@cadence/shared-ui';

/** Layout of the Notes tab. */
const css = `
.pe-notes{display:grid;gap:var(--s3);padding-top:var(--s4);max-width:760px}
.pe-notes>.cd-empty{min-height:320px}
.pe-notes-bar{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s3)}
.pe-notes-bar>.cd-search{flex:1 1 140px;min-width:0;max-width:320px}
.pe-notes-bar>.cd-btn{margin-left:auto}
.pe-notes-sort{display:flex;align-items:center;gap:var(--s2);font:var(--t13);color:var(--ink-3)}
.pe-notes-private{display:flex;align-items:center;gap:var(--s2);font:var(--t12);color:var(--ink-3)}
.pe-note-list{display:grid;gap:var(--s3)}
.pe-note{display:grid;gap:var(--s2);padding:var(--s4);border:1px solid var(--line);border-radius:var(--r-float);background:var(--surface);min-width:0}
.pe-note>header{display:flex;align-items:flex-start;gap:var(--s1);min-height:28px}
.pe-note>header>h3{flex:1;min-width:0;padding-top:4px}
.pe-note>.cd-facts{margin-top:calc(-1*var(--s2));font:var(--t12);color:var(--ink-3)}
.pe-note>.cd-link{justify-self:start;font:var(--t13)}
.pe-note-folded{max-height:220px;overflow:hidden}
.pe-note-cut{mask-image:linear-gradient(#000 calc(100% - 48px),transparent)}
.pe-note-other{max-height:160px;overflow:auto}
@media (max-width:767px){
.pe-notes-sort>span{display:none}
.pe-notes-bar>.cd-search{flex-basis:100%;max-width:none}
}
`;

registerStyles('people-notes', css);
