/** The editor of rules as JSON. */
import { callControl, onControl, rules } from './control.js';
import { byId, find, setStatus, showErrors } from './elements.js';
import { messageOf } from './requests.js';

const editor = find(document, '#rules-json', HTMLTextAreaElement);
let filledText = '';
const isEdited = () => editor.value !== filledText;

/** @param {readonly string[]} messages */
const showMessages = (messages) => showErrors(byId('json-errors'), editor, messages);

function showEdited() {
  byId('edited').hidden = !isEdited();
  byId('discard').hidden = !isEdited();
}

/** Fills the editor with the rules in effect, unless the text was changed. */
export function fillEditor(isForced = false) {
  if (isEdited() && !isForced) return;
  const simplified = rules.map((rule) => ({ ...rule, response: rule.response.length === 1 ? rule.response[0] : rule.response }));
  filledText = JSON.stringify(simplified, null, 2);
  editor.value = filledText;
  showEdited();
  showMessages([]);
}

/**
 * The body of PUT /control: a list of rules, or an object with rules or a scenario.
 *
 * @returns {unknown}
 */
function readEditor() {
  const value = JSON.parse(editor.value);
  return Array.isArray(value) ? { rules: value } : value;
}

async function setRules() {
  /** @type {unknown} */
  let body;
  try {
    body = readEditor();
  } catch (error) {
    return showMessages([`This is not valid JSON: ${messageOf(error)}.`]);
  }
  const errors = await callControl('PUT', body, 'The rules are set.');
  if (errors === undefined) return;
  showMessages(errors);
  if (errors.length > 0) setStatus('The rules are refused; the earlier rules stay in effect.', true);
  else fillEditor(true);
}

onControl((_control, areRulesChanged) => {
  if (areRulesChanged) fillEditor();
});
editor.addEventListener('input', showEdited);
byId('editor-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void setRules();
});
