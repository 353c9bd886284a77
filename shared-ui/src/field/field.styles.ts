export const fieldStyles = `
.cd-form{display:grid;gap:var(--s4)}
.cd-field{display:grid;gap:6px;min-width:0;align-content:start}
.cd-label{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 var(--s2);overflow-wrap:break-word;width:100%;font:var(--t13);font-weight:var(--medium)}
.cd-label>.cd-label-note{font-weight:var(--regular);color:var(--ink-3);min-width:0;overflow-wrap:anywhere}
.cd-label>.cd-label-aside{margin-left:auto;font:var(--t12);font-weight:var(--regular);color:var(--ink-3);display:inline-flex;align-items:center;gap:var(--s1)}
.cd-input{display:flex;align-items:center;gap:var(--s2);width:100%;min-width:0;height:var(--h-md);padding:0 10px;border:1px solid var(--line-control);border-radius:var(--r);background:var(--surface);transition:border-color var(--quick)}
.cd-input:hover{border-color:var(--ink-3)}
.cd-input:focus-visible,.cd-input:focus-within:has(:focus-visible){outline:2px solid var(--focus);outline-offset:-1px}
textarea.cd-input{display:block;height:auto;min-height:80px;max-height:320px;padding:6px 10px;resize:vertical;field-sizing:content;overflow:auto}
input.cd-input::placeholder,textarea.cd-input::placeholder,.cd-input input::placeholder{color:var(--ink-3);opacity:1}
.cd-input-lg{height:var(--h-lg);padding:0 var(--s3)}
.cd-input>input{flex:1;min-width:0;height:100%;border:0;outline:0;padding:0;background:none}
.cd-input>button{display:grid;place-items:center;min-width:24px;height:24px;margin-right:-4px;color:var(--ink-3);border-radius:var(--r-chip)}
.cd-input>button:hover{color:var(--ink)}
.cd-input[aria-invalid="true"],.cd-input:has(>[aria-invalid="true"]){border-color:var(--alarm);box-shadow:inset 0 0 0 1px var(--alarm)}
.cd-input:disabled,.cd-input:has(>:disabled){background:var(--surface-sunken);border-color:var(--line);color:var(--ink-3)}
.cd-input:read-only:not(select,:has(*)):not(:disabled){background:var(--surface-sunken);border-color:var(--line)}
select.cd-input{appearance:none;padding-right:32px;cursor:pointer;text-overflow:ellipsis;white-space:nowrap;overflow:hidden}
.cd-select{position:relative;display:block;min-width:0}
.cd-select>.lucide{position:absolute;top:50%;right:10px;translate:0 -50%;width:14px;height:14px;color:var(--ink-3);pointer-events:none}
.cd-float .cd-input{background:var(--surface-raised)}
.cd-hint{font:var(--t12);color:var(--ink-3)}
.cd-field-foot{display:flex;align-items:flex-start;gap:var(--s3)}
.cd-field-foot:empty{display:none}
.cd-field-foot>.cd-counter{margin-left:auto;font:var(--t12);color:var(--ink-3);font-variant-numeric:tabular-nums;white-space:nowrap}
.cd-counter.cd-over{color:var(--alarm-text);font-weight:var(--medium)}
.cd-error-text{display:flex;align-items:center;gap:var(--s1);font:var(--t12);color:var(--alarm-text)}
.cd-error-text .lucide{width:14px;height:14px}
.cd-search{display:flex;align-items:center;gap:var(--s2);height:var(--h-md);padding:0 6px 0 10px;border-radius:var(--r);background:var(--surface-sunken);color:var(--ink-3);font:var(--t13);min-width:0;flex:1}
.cd-search input{flex:1;min-width:0;height:100%;border:0;background:none;padding:0;color:var(--ink);outline:none}
.cd-search input::placeholder{color:var(--ink-3);opacity:1}
.cd-search input::-webkit-search-cancel-button{display:none}
.cd-search:hover{background:var(--surface-press)}
.cd-search:focus-within{background:var(--surface);outline:2px solid var(--focus);outline-offset:-1px}
.cd-search>button{display:grid;place-items:center;width:24px;height:24px;border-radius:var(--r-chip)}
.cd-search>button:hover{color:var(--ink)}
.cd-search:focus-within>.cd-kbd{visibility:hidden}
@media (pointer:coarse){.cd-search>.cd-kbd{display:none}.cd-input,.cd-search,.cd-search input{font-size:16px}}
`;
