/** Runs in the reader's browser: leaves only the operations that hold every word of the search field. */
export const searchScript = `
const field = document.getElementById('search');
const found = document.getElementById('found');
const operations = [...document.querySelectorAll('.operation')].map((node) => ({
  node,
  link: document.querySelector('[data-for="' + node.id + '"]'),
  text: [...node.querySelectorAll('h3, .api, th code')].map((part) => part.textContent).join(' ').toLowerCase(),
}));
function filter() {
  const words = field.value.trim().toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const { node, link, text } of operations) {
    const fits = words.every((word) => text.includes(word));
    node.hidden = !fits;
    if (link) link.parentElement.hidden = !fits;
    if (fits) count += 1;
  }
  for (const domain of document.querySelectorAll('nav [data-domain]')) {
    const empty = !domain.querySelector('li:not([hidden])');
    domain.hidden = empty;
    document.getElementById('domain-' + domain.dataset.domain).hidden = empty;
  }
  found.textContent = words.length === 0 ? '' : count + (count === 1 ? ' operation' : ' operations');
}
field.addEventListener('input', filter);
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== field) {
    event.preventDefault();
    field.focus();
  }
  if (event.key === 'Escape' && document.activeElement === field) {
    field.value = '';
    filter();
  }
});
`;
