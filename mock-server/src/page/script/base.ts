/** Functions that all parts of the script use, and the session key. */
export const base = `
const byId = (id) => document.getElementById(id);
const setStatus = (text) => {
  if (byId('status').textContent !== text) byId('status').textContent = text;
};

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

function button(text, data, hiddenText) {
  const made = element('button', text);
  made.type = 'button';
  Object.assign(made.dataset, data);
  if (hiddenText) made.append(element('span', hiddenText, 'hidden'));
  return made;
}

function listOf(texts, className) {
  const list = element('ul', undefined, className);
  list.append(...texts.map((text) => element('li', text)));
  return list;
}

const textOf = (value) => typeof value === 'object' ? JSON.stringify(value) : String(value);

const cookie = 'mall_mock';
const session = byId('session');
session.value = document.cookie.split('; ').find((pair) => pair.startsWith(cookie + '='))?.slice(cookie.length + 1) ?? '';
/** The session key whose rules the page shows and sets; empty for all sessions. */
let usedKey = session.value;
const withKey = (path) => path + (usedKey === '' ? '' : '?key=' + encodeURIComponent(usedKey));
const ownerOf = (key) => key === '' ? 'all sessions' : 'the session key ' + key;
const isKeyInvalid = () => session.getAttribute('aria-invalid') === 'true';
const invalidKey = 'The session key may have letters, digits, dots, hyphens and underscores.';
const unreachable = 'The mock cannot be reached.';

async function readJson(path, options) {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error('HTTP ' + response.status);
  return response.json();
}
`;
