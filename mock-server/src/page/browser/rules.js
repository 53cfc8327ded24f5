/** Shows the rules in effect and the states. */
/** @import { Rule } from '../../rules/rules.ts' */
import { changeKey, onControl, rules, steer, updateControl } from './control.js';
import { button, byId, element, findAll, listOf } from './elements.js';
import { readJson } from './requests.js';
import { conditionsOf, isUnconditional, pairs } from './rule-text.js';
import { ownerOf, usedKey } from './session-key.js';

/**
 * @param {Rule} rule
 * @param {number} index
 */
function ruleItem(rule, index) {
  const item = element('li');
  const text = element('p');
  text.append(element('code', rule.api), ` ${rule.response.map(pairs).join(' → ')}${conditionsOf(rule)}`);
  item.append(element('span', `rules.${index}`, 'quiet index'), text);
  return item;
}

/** @param {Readonly<Record<string, unknown>>} states */
function showStates(states) {
  const texts = Object.entries(states).map(([name, value]) => `${name}: ${value}`);
  byId('states').replaceChildren(texts.length === 0 ? element('p', 'None is set: each state is Started.', 'quiet') : listOf(texts));
  byId('states-owner').textContent = usedKey === '' ? 'calls without a key' : ownerOf(usedKey);
}

function showRules() {
  byId('rules-owner').textContent = ownerOf(usedKey);
  byId('delete-calls').textContent = `Delete ${usedKey === '' ? 'all calls' : `calls of ${usedKey}`}`;
  byId('no-rules').hidden = rules.length > 0;
  byId('delete-rules').hidden = rules.length === 0;
  byId('rules').replaceChildren(
    ...rules.map((rule, index) => {
      const item = ruleItem(rule, index);
      item.append(button('Delete', { rule: index }, ` the rule rules.${index}`));
      return item;
    }),
  );
  for (const choice of findAll(document, '[data-example]', HTMLButtonElement)) showChoice(choice);
}

/**
 * Marks the example of an operation that an unconditional rule selects.
 *
 * @param {HTMLButtonElement} choice
 */
function showChoice(choice) {
  const { api, example } = choice.dataset;
  const isChosen = rules.some(
    (rule) => rule.api === api && isUnconditional(rule) && rule.response.length === 1 && rule.response[0]?.example === example,
  );
  choice.ariaPressed = String(isChosen);
}

onControl(({ states }, areRulesChanged) => {
  showStates(states);
  if (areRulesChanged) showRules();
});

/** Shows the rules of another key. Those of the previous key are removed first, so that none is deleted or set under the new key. */
export function showRulesOfKey() {
  byId('rules').replaceChildren();
  changeKey();
}

let shownGeneralRules = '[]';

/** @param {readonly Rule[]} general */
function showGeneralRules(general) {
  const text = JSON.stringify(general);
  if (text === shownGeneralRules) return;
  shownGeneralRules = text;
  byId('general').hidden = general.length === 0;
  byId('general-rules').replaceChildren(...general.map(ruleItem));
}

let shownKeys = '[]';

/**
 * Suggests the keys with rules or states in the field of the session key.
 *
 * @param {{ readonly keys: readonly string[] }} response
 */
function showKeys({ keys }) {
  const text = JSON.stringify(keys);
  if (text === shownKeys) return;
  shownKeys = text;
  const options = keys.map((key) => {
    const option = element('option');
    option.value = key;
    return option;
  });
  byId('keys').replaceChildren(...options);
}

/** Reads the rules, the states and the keys again. */
export async function updateRules() {
  const [general] = await Promise.all([updateControl(), readJson('/control/keys').then(showKeys)]);
  if (general) showGeneralRules(general);
}

/**
 * Deletes a rule, and focuses the button of the next one.
 *
 * @param {number} index
 */
export async function deleteRule(index) {
  await steer('DELETE', undefined, `The rule rules.${index} is deleted.`, `/control/rules/${index}`);
  (byId('rules').querySelectorAll('button')[index] ?? byId('rules-title')).focus();
}
