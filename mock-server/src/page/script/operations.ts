/** The operations: examples, a form for other answers, and the search. */
export const operations = String.raw`
async function toggleExample(choice) {
  const { api, example } = choice.dataset;
  await keyChange;
  if (choice.ariaPressed === 'true') await steer('PUT', { rules: withoutAnswer(api) }, 'The rule for ' + api + ' is deleted.');
  else await steer('PUT', { rules: withAnswer(api, { example }) }, api + ' answers with the example ' + example + '.');
}

/** The form is added when its operation is opened. */
function addAnswerForm(operation) {
  if (operation.querySelector('form')) return;
  const form = byId('answer-form').content.cloneNode(true).querySelector('form');
  for (const { dataset } of operation.querySelectorAll('[data-example]')) form.elements.example.append(new Option(dataset.example));
  form.dataset.api = operation.dataset.api;
  form.setAttribute('aria-label', 'Another answer of ' + operation.dataset.api);
  operation.append(form);
}

async function setAnswer(form) {
  await keyChange;
  const { api } = form.dataset;
  const written = [...new FormData(form)].filter(([, value]) => value.trim() !== '');
  const step = Object.fromEntries(written.map(([name, value]) => [name, name === 'delayMs' ? Number(value) : value.trim()]));
  const errors = written.length === 0
    ? ['Choose an example, an error code, a delay or a fault.']
    : await callControl('PUT', { rules: withAnswer(api, step) }, api + ' answers with ' + pairs(step) + '.');
  if (errors !== undefined) showErrors(form.querySelector('.errors'), undefined, errors);
}

// The event does not bubble.
document.addEventListener('toggle', ({ target }) => {
  if (target.matches('.operation') && target.open) addAnswerForm(target);
}, true);
document.addEventListener('submit', (event) => {
  if (!event.target.matches('.answer-form')) return;
  event.preventDefault();
  void setAnswer(event.target);
});

byId('search').addEventListener('input', ({ target }) => {
  const words = target.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const operation of document.querySelectorAll('.operation')) {
    const text = operation.dataset.search;
    operation.hidden = !words.every((word) => text.includes(word));
    if (!operation.hidden) count += 1;
  }
  for (const domain of document.querySelectorAll('.domain')) domain.hidden = !domain.querySelector('.operation:not([hidden])');
  byId('found').textContent = words.length === 0 ? '' : count + (count === 1 ? ' operation' : ' operations');
});
`;
