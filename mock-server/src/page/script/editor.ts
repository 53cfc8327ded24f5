/** The editor of rules as JSON. */
export const editor = `
const editor = byId('rules-json');
let filledText = '';
const isEdited = () => editor.value !== filledText;

function showEdited() {
  byId('edited').hidden = !isEdited();
  byId('discard').hidden = !isEdited();
}

function showErrors(list, field, messages) {
  list.replaceChildren(...messages.map((message) => element('li', message)));
  if (messages.length > 0) field?.setAttribute('aria-invalid', 'true');
  else field?.removeAttribute('aria-invalid');
}

/** Fills the editor with the rules in effect, unless that would lose a change. */
function fillEditor(isForced = false) {
  if (isEdited() && !isForced) return;
  const written = rules.map((rule) => ({ ...rule, answer: rule.answer.length === 1 ? rule.answer[0] : rule.answer }));
  filledText = JSON.stringify(written, null, 2);
  editor.value = filledText;
  showEdited();
  showErrors(byId('json-errors'), editor, []);
}

/** The body of PUT /control: a list of rules, or an object with rules or a scenario. */
function readEditor() {
  const value = JSON.parse(editor.value);
  return Array.isArray(value) ? { rules: value } : value;
}

async function setRules() {
  let body;
  try {
    body = readEditor();
  } catch (error) {
    return showErrors(byId('json-errors'), editor, ['This is not valid JSON: ' + error.message + '.']);
  }
  const errors = await callControl('PUT', body, 'The rules are set.');
  if (errors === undefined) return;
  showErrors(byId('json-errors'), editor, errors);
  if (errors.length > 0) setStatus('The rules are refused; the earlier rules stay in effect.');
  else fillEditor(true);
}

editor.addEventListener('input', showEdited);
byId('editor-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void setRules();
});
`;
