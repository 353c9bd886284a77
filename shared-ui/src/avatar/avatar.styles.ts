export const avatarStyles = `
.cd-av{display:inline-grid;place-items:center;width:28px;height:28px;border-radius:50%;font:600 11px/1 var(--font);letter-spacing:.01em;flex:none;overflow:hidden;user-select:none}
.cd-av-s{width:20px;height:20px;font-size:9px;letter-spacing:0}
.cd-av-m{width:32px;height:32px;font-size:12px}
.cd-av-l{width:40px;height:40px;font-size:14px}
.cd-av-xl{width:72px;height:72px;font-size:24px}
.cd-av img{width:100%;height:100%;object-fit:cover}
.cd-p1{background:var(--p1-bg);color:var(--p1-ink)}.cd-p2{background:var(--p2-bg);color:var(--p2-ink)}.cd-p3{background:var(--p3-bg);color:var(--p3-ink)}
.cd-p4{background:var(--p4-bg);color:var(--p4-ink)}.cd-p5{background:var(--p5-bg);color:var(--p5-ink)}.cd-p6{background:var(--p6-bg);color:var(--p6-ink)}
.cd-person{display:flex;align-items:center;gap:var(--s2);min-width:0}
.cd-person>span:last-child{display:grid;min-width:0}
.cd-av-stack{display:flex}
.cd-av-stack>.cd-av+.cd-av{margin-left:-3px}
.cd-av-stack>.cd-av{box-shadow:0 0 0 2px var(--surface)}
`;
