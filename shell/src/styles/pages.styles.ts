export const pageStyles = `
.sh-home{--pad:var(--s4);display:grid;grid-template-columns:minmax(0,1fr);align-content:start;gap:var(--s8);min-height:100%;padding-block:var(--pad)}
.sh-home-top{margin-top:calc(-1*var(--pad));padding:var(--s4) var(--pad);border-bottom:1px solid var(--line);background:var(--canvas)}
.sh-home-top:empty,.sh-home-aside:empty{display:none}
.sh-home-main,.sh-home-aside{display:contents}
.sh-home-main>*,.sh-home-aside>*{margin-inline:var(--pad)}
.sh-home-aside>*{padding-top:var(--s6);border-top:1px solid var(--line)}
.sh-home-pad{display:grid;gap:var(--s3);padding:var(--s6)}
.sh-widget-skeleton{display:grid;gap:var(--s4)}
.sh-strip-skeleton{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:var(--s4) var(--s8);min-height:52px;padding-right:56px}
@media (max-width:1023px){.sh-strip-skeleton{grid-template-columns:minmax(0,1fr);gap:var(--s3);padding-right:40px}}
@media (min-width:768px){.sh-home{--pad:var(--s6)}}
@media (min-width:1200px){
.sh-home{grid-template-columns:minmax(0,1080px);gap:0;padding-block:0}
.sh-home:has(>.sh-home-aside:not(:empty)){grid-template-columns:minmax(0,1fr) 376px;align-content:stretch}
.sh-home:has(>.sh-home-top:not(:empty)){grid-template-rows:auto 1fr}
.sh-home-top{grid-column:1/-1;margin-top:0}
.sh-home-main,.sh-home-aside{display:flex;flex-direction:column;gap:var(--s8);min-width:0;padding:var(--pad)}
.sh-home-aside{border-left:1px solid var(--line)}
.sh-home-main>*,.sh-home-aside>*{margin-inline:0}
.sh-home-aside>*{padding-top:0;border-top:0}
}

.sh-inbox-page{max-width:760px;padding:var(--s2) var(--s6) var(--s6)}
@media (max-width:767.98px){.sh-inbox-page{padding:0 var(--s4) var(--s4)}}
.sh-inbox-head{display:flex;align-items:center;justify-content:space-between;min-height:var(--h-lg);font:var(--t13);color:var(--ink-2)}
.sh-note{position:relative;display:flex;align-items:flex-start;gap:var(--s3);padding:var(--s3) 0 var(--s3) var(--s4);border-bottom:1px solid var(--line)}
.sh-note-unread::before{content:"";position:absolute;left:0;top:19px;width:6px;height:6px;border-radius:50%;background:var(--primary-strong)}
.sh-note-text{display:grid;gap:2px;min-width:0;flex:1}
.sh-note-title{color:var(--ink-2)}
.sh-note-unread .sh-note-title{color:var(--ink);font-weight:var(--medium)}
a.sh-note-title::after{content:"";position:absolute;inset:0}
a.sh-note-title:hover{text-decoration:underline;text-underline-offset:3px}
a.sh-note-title:focus-visible{outline:0}
.sh-note:has(a:focus-visible){outline:2px solid var(--focus);outline-offset:-2px;border-radius:var(--r)}
.sh-note-body{font:var(--t13);color:var(--ink-2)}
.sh-note-time{font:var(--t12);color:var(--ink-3);font-variant-numeric:tabular-nums}
.sh-note-read{position:relative;z-index:1}

.cd-dialog-place:has(.sh-palette){place-items:start center;padding-top:min(12vh,96px)}
.sh-palette-early{position:fixed;inset:0;z-index:50;display:grid;place-items:start center;padding:min(12vh,96px) var(--s4) var(--s4)}
.sh-palette-early>.cd-dialog{--cd-dialog-w:600px;position:relative;z-index:51}
.sh-palette{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s2);margin:calc(-1*var(--s3)) calc(-1*var(--s2)) 0}
.sh-palette-field{display:flex;align-items:center;gap:var(--s2);height:44px;padding:0 var(--s2);border-bottom:1px solid var(--line);color:var(--ink-3)}
.sh-palette-field input{flex:1;min-width:0;height:100%;border:0;outline:0;background:none;color:var(--ink);font:var(--t16)}
.sh-palette-field input::placeholder{color:var(--ink-3);opacity:1}
.sh-palette-list{max-height:min(420px,60vh);overflow-y:auto}
.sh-palette-group{padding:var(--s2) var(--s2) var(--s1);font:var(--t12);font-weight:var(--medium);color:var(--ink-3)}
.sh-palette-hit{display:flex;align-items:center;gap:var(--s3);min-height:36px;padding:0 var(--s2);border-radius:var(--r);cursor:pointer}
.sh-palette-hit .lucide{color:var(--ink-3)}
.sh-palette-lead{display:grid;place-items:center;width:20px;flex:none}
.sh-palette-text{display:flex;align-items:center;justify-content:space-between;gap:var(--s4);flex:1;min-width:0}
.sh-palette-text>:first-child{flex:0 1 auto}
.sh-palette-hit:hover{background:var(--surface-hover)}
.sh-palette-hit[aria-selected=true]{background:var(--surface-press)}
.sh-palette-meta{max-width:45%;font:var(--t12);color:var(--ink-2)}
.sh-palette-empty{padding:var(--s4) var(--s2);color:var(--ink-3)}
@media (pointer:coarse){.sh-palette-hit{min-height:44px}}
@media (max-width:767.98px){
.sh-palette-hit{padding-block:6px}
.sh-palette-text{display:grid;justify-content:stretch;gap:0}
.sh-palette-meta{max-width:none}
}
`;
