/** Runs in the reader's browser. What the server says is written as text and never as markup. */
export const script = `
const byId = (id) => document.getElementById(id);
const session = byId('session');
const say = (text) => { byId('said').textContent = text; };
const control = () => '/control' + (session.value.trim() === '' ? '' : '?key=' + encodeURIComponent(session.value.trim()));

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

async function steer(method, body) {
  const answer = await fetch(control(), { method, ...(body && { body: JSON.stringify(body) }) });
  const told = await answer.json();
  if (!answer.ok) return say('Refused: ' + told.errors.map(({ message }) => message).join(' '));
  show(told.rules);
}

const shown = (value) => typeof value === 'object' ? JSON.stringify(value) : value;
const pairs = (step) => Object.entries(step).map(([name, value]) => name + ' ' + shown(value)).join(', ');

let rules = [];
function show(held) {
  rules = held;
  byId('none').hidden = held.length > 0;
  byId('reset').hidden = held.length === 0;
  byId('held').replaceChildren(...held.map((rule) => {
    const item = element('li');
    item.append(element('code', rule.api), ' ' + rule.answer.map(pairs).join(' → ') + (rule.when ? ' when ' + pairs(rule.when) : '') + (rule.nth ? ' (call ' + rule.nth + ')' : ''));
    return item;
  }));
  for (const button of document.querySelectorAll('[data-example]')) {
    const { api, example } = button.dataset;
    button.ariaPressed = String(held.some((rule) => rule.api === api && rule.answer.length === 1 && rule.answer[0].example === example));
  }
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  const { scenario, api, example, call } = button.dataset;
  if (button.id === 'reset') {
    await steer('DELETE');
    say('Reset.');
    session.focus();
  } else if (scenario) {
    await steer('PUT', { scenario });
    say('Scenario ' + scenario + ' holds.');
  } else if (example) {
    const others = rules.filter((rule) => rule.api !== api);
    const pinned = button.ariaPressed === 'true';
    await steer('PUT', { rules: pinned ? others : [{ api, answer: { example } }, ...others] });
    say(api + (pinned ? ' is free again.' : ' answers ' + example + '.'));
  } else if (call) {
    await navigator.clipboard.writeText(curl(calls.find(({ id }) => id === Number(call))));
    say('Copied.');
  }
});

const quoted = (text) => "'" + text.replaceAll("'", "'\\\\''") + "'";
function curl({ api, fields, session: key }) {
  const isUpload = fields.some(([, value]) => value.startsWith('@'));
  const parts = fields.map(([name, value]) => (isUpload ? '-F ' : '--data-urlencode ') + quoted(name + '=' + value));
  const address = location.origin + '/api/' + (fields.some(([name]) => name === 'api') ? '' : '?api=' + api);
  return ['curl ' + quoted(address), ...(key ? ['-b ' + quoted('mall_mock=' + key)] : []), ...parts].join(' \\\\\\n  ');
}

let calls = [];
function row({ id, at, api, session: key, verdict, steeredBy, milliseconds, faults }) {
  const made = element('tr');
  const result = element('td');
  result.append(element('span', verdict, verdict === '200' ? '' : 'refused'), steeredBy ? element('span', ' by ' + steeredBy, 'quiet') : '');
  if (faults.length > 0) {
    const list = element('ul', undefined, 'faults');
    list.append(...faults.map(({ field, rule, limit }) => element('li', field + ': ' + rule + (limit === undefined ? '' : ' ' + [limit].flat().join(', ')))));
    result.append(list);
  }
  const copy = element('button', 'Copy as curl');
  copy.type = 'button';
  copy.dataset.call = id;
  const last = element('td');
  last.append(copy);
  const name = element('td');
  name.append(element('code', api || 'no operation'));
  made.append(element('td', at.slice(11, 19)), name, result, element('td', Math.round(milliseconds) + ' ms'), element('td', key), last);
  made.dataset.id = id;
  return made;
}

async function look() {
  const answer = await fetch('/calls').catch(() => undefined);
  if (!answer?.ok) return say('The mock does not answer.');
  const now = await answer.json();
  const before = new Map(calls.map((call) => [call.id, call.verdict]));
  const fresh = now.filter(({ id }) => !before.has(id));
  const ended = now.filter(({ id, verdict }) => before.has(id) && before.get(id) !== verdict);
  calls = now;
  const listed = new Set(now.map(({ id }) => String(id)));
  for (const old of [...byId('log').children]) if (!listed.has(old.dataset.id)) old.remove();
  byId('quiet').hidden = now.length > 0;
  byId('log').closest('table').hidden = now.length === 0;
  byId('log').prepend(...fresh.map(row));
  for (const call of ended) byId('log').querySelector('[data-id="' + call.id + '"]')?.replaceWith(row(call));
}

byId('whose').addEventListener('submit', (event) => event.preventDefault());
const cookie = 'mall_mock';
session.value = document.cookie.split('; ').find((pair) => pair.startsWith(cookie + '='))?.slice(cookie.length + 1) ?? '';
session.addEventListener('change', () => {
  if (!session.reportValidity()) return;
  const key = session.value.trim();
  // The shop on this machine sees the cookie too, whatever its port.
  document.cookie = cookie + '=' + key + '; path=/; SameSite=Lax; max-age=' + (key === '' ? 0 : 86400);
  say(key === '' ? 'This browser is everybody.' : 'This browser is ' + key + '.');
  void steer('GET');
});
byId('search').addEventListener('input', ({ target }) => {
  const words = target.value.trim().toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const operation of document.querySelectorAll('.operation')) {
    const text = operation.textContent.toLowerCase();
    operation.hidden = !words.every((word) => text.includes(word));
    if (!operation.hidden) count += 1;
  }
  for (const domain of document.querySelectorAll('.domain')) domain.hidden = !domain.querySelector('.operation:not([hidden])');
  byId('found').textContent = words.length === 0 ? '' : count + (count === 1 ? ' operation' : ' operations');
});

void steer('GET');
void look();
setInterval(() => document.hidden || look(), 1000);
`;
