export const signedOutStyles = `
.sh-login{display:grid;grid-template-columns:560px minmax(0,1fr);min-height:100vh;min-height:100dvh}
.sh-login-side{display:flex;flex-direction:column;gap:var(--s8);padding:var(--s8) 96px}
.sh-login-mark{display:flex;align-items:center;gap:10px;font:var(--t16);font-weight:var(--semibold)}
.sh-login-fields{display:grid;gap:var(--s5);margin:auto 0}
.sh-login-fields h1{font:var(--t28);font-weight:var(--semibold);letter-spacing:-.02em;text-wrap:balance}
.sh-login-form{display:grid;gap:var(--s5)}
.sh-login-foot{display:flex;gap:var(--s4);font:var(--t12);color:var(--ink-3)}

.sh-login-foot a:hover{text-decoration:underline}
.sh-login-foot a{margin-right:auto}
.sh-login-links{display:flex;flex-wrap:wrap;justify-content:space-between;gap:var(--s2) var(--s4)}
.sh-login-side{overflow-y:auto}
.sh-consent{display:grid;gap:var(--s1)}
.sh-effects{display:grid;gap:var(--s2);padding-left:20px;list-style:disc;color:var(--ink-2)}
.sh-prose{display:grid;gap:var(--s3);color:var(--ink-2)}
.sh-prose h2{margin-top:var(--s3);font:var(--t16);font-weight:var(--semibold);color:var(--ink)}
.sh-rhythm{display:grid;grid-template-columns:repeat(14,1fr);align-items:end;padding:0 56px;background:var(--canvas);border-left:1px solid var(--line);overflow:hidden}
.sh-rhythm i{justify-self:center;width:28px;max-width:70%;border-radius:4px 4px 0 0;background:var(--surface-press)}
.sh-rhythm .sh-past{background:var(--line-strong)}
.sh-rhythm .sh-now{background:var(--primary)}
@media (max-width:1199.98px){.sh-login{grid-template-columns:480px minmax(0,1fr)}.sh-login-side{padding-inline:64px}.sh-rhythm{padding-inline:32px}}
@media (max-width:767.98px){
.sh-login{grid-template-columns:minmax(0,1fr);grid-template-rows:minmax(0,1fr) 96px}
.sh-login-side{padding:var(--s6) var(--s6) var(--s5);gap:var(--s6)}
.sh-rhythm{padding-inline:var(--s6);border-left:0;border-top:1px solid var(--line)}
.sh-login .cd-input-lg,.sh-login .cd-btn-lg{height:var(--h-touch)}
}
`;
