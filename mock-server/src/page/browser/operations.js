/** The operations: examples, a form for other responses, and the search. */
import { callControl, keyChange, rules, steer } from './control.js';
import { byId, find, findAll, showErrors } from './elements.js';
import { isUnconditional, pairs } from './rule-text.js';

/** @param {string} api */
const withoutResponse = (api) => rules.filter((rule) => rule.api !== api || !isUnconditional(rule));

/**
 * Replaces the unconditional rule of an operation. It follows the operation's rules with conditions, which would otherwise not apply.
 *
 * @param {string} api
 * @param {object} response
 */
function withResponse(api, response) {
  const others = withoutResponse(api);
  const index = others.findLastIndex((rule) => rule.api === api) + 1;
  return [...others.slice(0, index), { api, response }, ...others.slice(index)];
}

/**
 * Sets the rule for an example, or deletes it.
 *
 * @param {HTMLElement} choice
 */
export async function toggleExample(choice) {
  const { api = '', example = '' } = choice.dataset;
  await keyChange;
  if (choice.ariaPressed === 'true') await steer('PUT', { rules: withoutResponse(api) }, `The rule for ${api} is deleted.`);
  else await steer('PUT', { rules: withResponse(api, { example }) }, `${api} responds with the example ${example}.`);
}

/**
 * Adds the form for another response to an operation that is opened.
 *
 * @param {HTMLElement} operation
 */
function addResponseForm(operation) {
  if (operation.querySelector('form')) return;
  const template = find(document, '#response-form', HTMLTemplateElement);
  const form = find(document.importNode(template.content, true), 'form', HTMLFormElement);
  const { api = '' } = operation.dataset;
  const choices = findAll(operation, '[data-example]', HTMLButtonElement);
  find(form, '[name="example"]', HTMLSelectElement).append(...choices.map(({ dataset }) => new Option(dataset.example)));
  form.dataset.api = api;
  form.setAttribute('aria-label', `Another response of ${api}`);
  operation.append(form);
}

/** @param {HTMLFormElement} form */
async function setResponse(form) {
  await keyChange;
  const { api = '' } = form.dataset;
  const entries = [...new FormData(form)].filter(([, value]) => String(value).trim() !== '');
  const step = Object.fromEntries(entries.map(([name, value]) => [name, name === 'delayMs' ? Number(value) : String(value).trim()]));
  const errors =
    entries.length === 0
      ? ['Choose an example, an error code, a delay or a fault.']
      : await callControl('PUT', { rules: withResponse(api, step) }, `${api} responds with ${pairs(step)}.`);
  if (errors !== undefined) showErrors(find(form, '.errors', HTMLElement), undefined, errors);
}

/** @param {string} text */
function filterOperations(text) {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const operations = findAll(document, '.operation', HTMLDetailsElement);
  for (const operation of operations) {
    const { search = '' } = operation.dataset;
    operation.hidden = !words.every((word) => search.includes(word));
  }
  for (const domain of findAll(document, '.domain', HTMLElement)) domain.hidden = !domain.querySelector('.operation:not([hidden])');
  const count = operations.filter(({ hidden }) => !hidden).length;
  byId('found').textContent = words.length === 0 ? '' : `${count} ${count === 1 ? 'operation' : 'operations'}`;
}

// The event does not bubble.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches('.operation')) addResponseForm(target);
  },
  true,
);
document.addEventListener('submit', (event) => {
  const { target } = event;
  if (!(target instanceof HTMLFormElement && target.matches('.response-form'))) return;
  event.preventDefault();
  void setResponse(target);
});

const search = find(document, '#search', HTMLInputElement);
search.addEventListener('input', () => filterOperations(search.value));
