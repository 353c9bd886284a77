import { registerStyles } from '@cadence/shared-ui';

/** Suggestions under the fields of a goal. */
const css = `
.gl-suggest{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s2);margin-top:calc(var(--s4)*-1);font:var(--t13)}
.gl-suggestion{display:inline-flex;align-items:flex-start;gap:6px;max-width:100%;padding:5px var(--s2);border-radius:var(--r-chip);box-shadow:inset 0 0 0 1px var(--line-strong);font:var(--t13);color:var(--ink-2);text-align:left}
.gl-suggestion:hover{background:var(--surface-hover);color:var(--ink)}
.gl-suggestion .lucide{flex:none;margin-top:3px;color:var(--ink-3)}
`;
registerStyles('goals-suggestions', css);
