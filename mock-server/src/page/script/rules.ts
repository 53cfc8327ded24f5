/** The rules in effect and the states: reads, shows, sets and deletes them. */
export const rules = `
let requests = 0;
let pendingRequests = 0;
let rules = [];
let shownRules;
/** Ends when the rules of a new session key are known. */
let keyChange = Promise.resolve();

/**
 * Sends a request to /control, or to a path below, and shows the rules in effect, with a status text on success. Returns the messages of a refusal, or undefined
 * when a later request overtook this one, whose response is then ignored.
 */
async function callControl(method, body, text = '', path = '/control') {
  if (isKeyInvalid()) return [invalidKey];
  requests += 1;
  pendingRequests += 1;
  const request = requests;
  try {
    const response = await fetch(withKey(path), { method, ...(body && { body: JSON.stringify(body) }) });
    const answer = await response.json();
    if (request !== requests) return undefined;
    if (!response.ok) return answer.errors.map(({ message }) => message);
    showControl(answer);
    const warnings = (answer.warnings ?? []).map((warning) => 'Warning: ' + warning);
    if (text !== '') setStatus([text, ...warnings].join(' '));
    return [];
  } catch {
    return [unreachable];
  } finally {
    pendingRequests -= 1;
  }
}

/** As callControl, with the messages of a refusal as the status. */
async function steer(method, body, text, path) {
  const errors = await callControl(method, body, text, path);
  if (errors?.length > 0) setStatus('Refused: ' + errors.join(' '));
}

/** Other clients set rules too, and calls change states. A response that is older than a request of this page is ignored. */
async function updateRules() {
  if (pendingRequests > 0) return;
  const before = requests;
  // Without the cookie the rules are those of all sessions.
  const general = usedKey === '' ? { rules: [] } : await readJson('/control', { credentials: 'omit' });
  const own = await readJson(withKey('/control'));
  if (before !== requests) return;
  showControl(own);
  showGeneralRules(general.rules);
}

const pairs = (step) => Object.entries(step).map(([name, value]) => name + ' ' + textOf(value)).join(', ');
const conditionsOf = ({ when, whenHeaders, whenState, nth }) => [
  when && ' when ' + pairs(when),
  whenHeaders && ' when header ' + pairs(whenHeaders),
  whenState && ' when state ' + pairs(whenState),
  nth && ' (call ' + nth + ')',
].filter(Boolean).join('');
const isUnconditional = ({ when, whenHeaders, whenState, nth }) => !(when || whenHeaders || whenState || nth);

function ruleItem(rule, index) {
  const item = element('li');
  const text = element('p');
  text.append(element('code', rule.api), ' ' + rule.answer.map(pairs).join(' → ') + conditionsOf(rule));
  item.append(element('span', 'rules.' + index, 'quiet index'), text);
  return item;
}

function showControl({ rules: current, states }) {
  const stateList = Object.entries(states).map(([name, value]) => name + ': ' + value);
  byId('states').replaceChildren(stateList.length === 0 ? element('p', 'None is set: each state is Started.', 'quiet') : listOf(stateList));
  byId('states-owner').textContent = usedKey === '' ? 'calls without a key' : ownerOf(usedKey);
  const text = JSON.stringify([usedKey, current]);
  if (text === shownRules) return;
  shownRules = text;
  rules = current;
  showRules();
  fillEditor();
}

/** Shows the rules of another key. The former ones disappear at once, so that none of them is deleted or set again under the new key. */
function changeKey() {
  shownRules = undefined;
  byId('rules').replaceChildren();
  keyChange = steer('GET', undefined, 'The rules of ' + ownerOf(usedKey) + ' are shown.');
}

function showRules() {
  byId('rules-owner').textContent = ownerOf(usedKey);
  byId('delete-calls').textContent = 'Delete ' + (usedKey === '' ? 'all calls' : 'calls of ' + usedKey);
  byId('no-rules').hidden = rules.length > 0;
  byId('delete-rules').hidden = rules.length === 0;
  byId('rules').replaceChildren(...rules.map((rule, index) => {
    const item = ruleItem(rule, index);
    item.append(button('Delete', { rule: index }, ' the rule rules.' + index));
    return item;
  }));
  for (const choice of document.querySelectorAll('[data-example]')) {
    const { api, example } = choice.dataset;
    const isChosen = (rule) => rule.api === api && isUnconditional(rule) && rule.answer.length === 1 && rule.answer[0].example === example;
    choice.ariaPressed = String(rules.some(isChosen));
  }
}

let shownGeneralRules = '[]';
function showGeneralRules(general) {
  const text = JSON.stringify(general);
  if (text === shownGeneralRules) return;
  shownGeneralRules = text;
  byId('general').hidden = general.length === 0;
  byId('general-rules').replaceChildren(...general.map(ruleItem));
}

async function deleteRule(index) {
  await steer('DELETE', undefined, 'The rule rules.' + index + ' is deleted.', '/control/rules/' + index);
  (byId('rules').querySelectorAll('button')[index] ?? byId('rules-title')).focus();
}

const withoutAnswer = (api) => rules.filter((rule) => rule.api !== api || !isUnconditional(rule));

/** The rules with this answer of an operation, in place of another without conditions. Rules with conditions precede it, or they could not apply. */
function withAnswer(api, answer) {
  const others = withoutAnswer(api);
  return others.toSpliced(others.findLastIndex((rule) => rule.api === api) + 1, 0, { api, answer });
}
`;
