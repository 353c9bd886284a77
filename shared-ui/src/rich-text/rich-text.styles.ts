/** The editor's frame, and formatted text wherever it stands. */
export const richTextStyles = `
.cd-rich{display:grid;border:1px solid var(--line-control);border-radius:var(--r);background:var(--surface);min-width:0;transition:border-color var(--quick)}
.cd-float .cd-rich{background:var(--surface-raised)}
.cd-rich:hover{border-color:var(--ink-3)}
.cd-rich:focus-within:has(.cd-rich-body:focus){outline:2px solid var(--focus);outline-offset:-1px}
.cd-rich:has([aria-invalid="true"].cd-rich-body){border-color:var(--alarm);box-shadow:inset 0 0 0 1px var(--alarm)}
.cd-rich-bar{display:flex;flex-wrap:wrap;gap:2px var(--s2);min-height:36px;padding:3px;border-bottom:1px solid var(--line)}
.cd-rich-group{display:flex;gap:2px}
.cd-rich-tool{display:grid;place-items:center;width:28px;height:28px;border-radius:var(--r-chip);color:var(--ink-2)}
.cd-rich-tool:hover{background:var(--surface-press);color:var(--ink)}
.cd-rich-tool[aria-pressed="true"]{background:var(--primary-tint);color:var(--ink);box-shadow:inset 0 0 0 1px var(--line-strong)}
.cd-rich-tool[aria-disabled="true"]{color:var(--ink-3);opacity:.6;background:none;cursor:default}
.cd-rich-tool:focus-visible{outline-offset:-2px}
.cd-rich-link{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s2);padding:var(--s2) 10px;border-bottom:1px solid var(--line)}
.cd-rich-link>.cd-input{flex:1 1 200px;width:auto;height:var(--h-sm)}
.cd-rich-link>.cd-error-text{flex-basis:100%}
.cd-rich-text{display:grid;min-height:var(--cd-rich-min);max-height:var(--cd-rich-max);overflow:auto}
.cd-rich-text>.cd-rich-body{padding:var(--s2) 10px;outline:none;min-width:0}
.cd-rich-failed{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s3);padding:var(--s2) 10px}
.ProseMirror{position:relative;white-space:pre-wrap;white-space:break-spaces;font-variant-ligatures:none}
.ProseMirror .ProseMirror-trailingBreak{display:inline}
.ProseMirror .ProseMirror-separator{display:none}
.ProseMirror-hideselection *::selection{background:transparent}

.cd-rich-body{color:var(--ink)}
.cd-rich-body>*{margin-top:0}
.cd-rich-body>*+*{margin-top:var(--s2)}
.cd-rich-body :is(h2,h3){font:var(--t16);font-weight:var(--semibold);text-wrap:pretty}
.cd-rich-body h3{font:var(--t14);font-weight:var(--semibold)}
.cd-rich-body>*+:is(h2,h3){margin-top:var(--s4)}
.cd-rich-body :is(ul,ol){padding-left:var(--s5)}
.cd-rich-body ul{list-style:disc}
.cd-rich-body ol{list-style:decimal}
.cd-rich-body ul ul{list-style:circle}
.cd-rich-body ol ol{list-style:lower-alpha}
.cd-rich-body li+li,.cd-rich-body li>*+*{margin-top:var(--s1)}
.cd-rich-body li::marker{color:var(--ink-3);font-variant-numeric:tabular-nums}
.cd-rich-body blockquote{margin-inline:0;margin-bottom:0;padding-left:var(--s3);border-left:2px solid var(--line-strong);color:var(--ink-2)}
.cd-rich-body blockquote>*+*{margin-top:var(--s2)}
.cd-rich-body em{font-style:italic}
.cd-rich-body u{text-decoration:underline;text-underline-offset:2px}
.cd-rich-body a{font-weight:var(--medium);text-decoration:underline;text-decoration-color:var(--line-strong);text-underline-offset:3px}
.cd-rich-body a:hover{text-decoration-color:currentColor}
@media (max-width:767px){.cd-rich-link>.cd-input{flex-basis:100%}}
@media (pointer:coarse){.cd-rich-tool{width:36px;height:36px}.cd-rich-text>.cd-rich-body{font-size:16px}}
@media (forced-colors:active){.cd-rich-tool[aria-pressed="true"]{outline:1px solid ButtonText;outline-offset:-2px}}
`;
