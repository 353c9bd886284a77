// The filters of the page. They are kept in its address, so that a link shows what its sender saw.
const form = document.querySelector('.filters');
const byId = (id) => document.getElementById(id);
const articles = [...document.querySelectorAll('article')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
  subjects: element.dataset.subjects.split(' '),
  area: element.closest('section').dataset.area,
}));
const sections = [...document.querySelectorAll('section[data-area]')];
const others = document.querySelector('.others');

function read() {
  const state = form.querySelector('[name=state]:checked').value;
  return { state, text: byId('text').value.trim(), area: byId('area').value, subject: byId('subject').value };
}

function show() {
  const { state, text, area, subject } = read();
  const words = text.toLowerCase().split(/\s+/);
  let shown = 0;
  for (const one of articles) {
    const fits =
      (state === 'all' || one.element.dataset.state === state) &&
      (area === '' || one.area === area) &&
      (subject === '' || one.subjects.includes(subject)) &&
      words.every((word) => one.text.includes(word));
    one.element.hidden = !fits;
    if (fits) shown += 1;
  }
  for (const section of sections) section.hidden = !section.querySelector('article:not([hidden])');
  if (others)
    others.hidden = !(state === 'all' || state === 'failed') || area !== '' || text !== '' || subject !== '';
  byId('none').hidden = shown > 0;
  byId('shown').textContent = shown === articles.length ? '' : `${shown} of ${articles.length} shown`;
}

function keep() {
  const chosen = Object.entries(read()).filter(([, value]) => value !== '' && value !== 'all');
  history.replaceState(null, '', chosen.length > 0 ? `#${new URLSearchParams(chosen)}` : ' ');
}

/** `#state=failed&area=GOAL`, or `#GOAL-041` for one requirement. */
function restore() {
  const hash = location.hash.slice(1);
  const target = /^[A-Z]+-\d+$/.test(hash) ? byId(hash) : null;
  const asked = new URLSearchParams(target ? '' : hash);
  const state = form.querySelector(`[name=state][value="${CSS.escape(asked.get('state') ?? 'all')}"]`);
  if (state) state.checked = true;
  for (const name of ['text', 'area', 'subject']) byId(name).value = asked.get(name) ?? '';
  show();
  const details = target?.querySelector('details');
  if (details) details.open = true;
  target?.scrollIntoView();
}

form.addEventListener('input', () => {
  show();
  keep();
});
form.addEventListener('submit', (event) => event.preventDefault());
byId('reset').addEventListener('click', () => {
  history.replaceState(null, '', ' ');
  restore();
  byId('text').focus();
});
addEventListener('hashchange', restore);
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches('input[type=search], select')) return;
  event.preventDefault();
  byId('text').focus();
});
restore();
