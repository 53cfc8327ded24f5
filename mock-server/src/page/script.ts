/** The script of the control page. Texts of the server are inserted as text, never as markup. */
export const script = `
const byId = (id) => document.getElementById(id);
const session = byId('session');
const setStatus = (text) => { byId('status').textContent = text; };
const control = () => '/control' + (session.value.trim() === '' ? '' : '?key=' + encodeURIComponent(session.value.trim()));

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

let lastCall = 0;
/** Sends a request to /control and shows the rules in effect, with a status text on success. A response that a later request overtook is ignored. */
async function callControl(method, body, text = '') {
  lastCall += 1;
  const call = lastCall;
  const response = await fetch(control(), { method, ...(body && { body: JSON.stringify(body) }) });
  const answer = await response.json();
  if (call !== lastCall) return;
  if (!response.ok) return setStatus('Refused: ' + answer.errors.map(({ message }) => message).join(' '));
  showRules(answer.rules);
  const warnings = (answer.warnings ?? []).map((warning) => 'Warning: ' + warning);
  if (text !== '') setStatus([text, ...warnings].join(' '));
}

const textOf = (value) => typeof value === 'object' ? JSON.stringify(value) : value;
const pairs = (step) => Object.entries(step).map(([name, value]) => name + ' ' + textOf(value)).join(', ');
const conditionsOf = ({ when, whenHeaders, whenState, nth }) => [
  when && ' when ' + pairs(when),
  whenHeaders && ' when header ' + pairs(whenHeaders),
  whenState && ' when state ' + pairs(whenState),
  nth && ' (call ' + nth + ')',
].filter(Boolean).join('');

let rules = [];
function showRules(current) {
  rules = current;
  byId('no-rules').hidden = rules.length > 0;
  byId('delete-rules').hidden = rules.length === 0;
  byId('rules').replaceChildren(...rules.map((rule) => {
    const item = element('li');
    item.append(element('code', rule.api), ' ' + rule.answer.map(pairs).join(' → ') + conditionsOf(rule));
    return item;
  }));
  for (const button of document.querySelectorAll('[data-example]')) {
    const { api, example } = button.dataset;
    button.ariaPressed = String(rules.some((rule) => rule.api === api && rule.answer.length === 1 && rule.answer[0].example === example));
  }
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  const { scenario, api, example, call } = button.dataset;
  if (button.id === 'delete-rules') {
    await callControl('DELETE', undefined, 'Rules deleted.');
    session.focus();
  } else if (scenario) {
    await callControl('PUT', { scenario }, 'The scenario ' + scenario + ' is in effect.');
  } else if (example) {
    const others = rules.filter((rule) => rule.api !== api);
    const isPressed = button.ariaPressed === 'true';
    const next = isPressed ? others : [{ api, answer: { example } }, ...others];
    await callControl('PUT', { rules: next }, isPressed ? 'The rule for ' + api + ' is deleted.' : api + ' answers with the example ' + example + '.');
  } else if (call) {
    await navigator.clipboard.writeText(curl(calls.find(({ id }) => id === Number(call))));
    setStatus('Copied.');
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
  name.append(element('code'));
  // A long name breaks after a dot or an underscore.
  for (const part of (api || 'no operation').split(/(?<=[._])/)) name.firstChild.append(part, element('wbr'));
  made.append(element('td', at.slice(11, 19)), name, result, element('td', Math.round(milliseconds) + ' ms'), element('td', key), last);
  made.dataset.id = id;
  return made;
}

async function updateCalls() {
  const response = await fetch('/calls').catch(() => undefined);
  if (!response?.ok) return setStatus('The mock cannot be reached.');
  const now = await response.json();
  const before = new Map(calls.map((call) => [call.id, call.verdict]));
  const fresh = now.filter(({ id }) => !before.has(id));
  const ended = now.filter(({ id, verdict }) => before.has(id) && before.get(id) !== verdict);
  calls = now;
  const listed = new Set(now.map(({ id }) => String(id)));
  for (const old of [...byId('log').children]) if (!listed.has(old.dataset.id)) old.remove();
  byId('no-calls').hidden = now.length > 0;
  byId('log').closest('table').hidden = now.length === 0;
  byId('log').prepend(...fresh.map(row));
  for (const call of ended) byId('log').querySelector('[data-id="' + call.id + '"]')?.replaceWith(row(call));
}

const cookie = 'mall_mock';
session.value = document.cookie.split('; ').find((pair) => pair.startsWith(cookie + '='))?.slice(cookie.length + 1) ?? '';
let usedKey = session.value;
/** Uses the session key of the field, unless it is malformed. */
function useKey() {
  const key = session.value.trim();
  const isValid = /^[\\w.-]*$/.test(key);
  if (isValid) session.removeAttribute('aria-invalid');
  else session.setAttribute('aria-invalid', 'true');
  if (!isValid) return setStatus('The session key may have letters, digits, dots, hyphens and underscores.');
  if (key === usedKey) return;
  usedKey = key;
  // Browsers send the cookie to every port of this machine, also to the shop's.
  document.cookie = cookie + '=' + key + '; path=/; SameSite=Lax; max-age=' + (key === '' ? 0 : 86400);
  void callControl('GET', undefined, key === '' ? 'The rules of all sessions are shown.' : 'The rules of the session key ' + key + ' are shown.');
}
session.addEventListener('change', useKey);
byId('key-form').addEventListener('submit', (event) => {
  event.preventDefault();
  useKey();
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

void callControl('GET');
void updateCalls();
setInterval(() => document.hidden || updateCalls(), 1000);
`;
