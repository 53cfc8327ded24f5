/** Finds and makes the elements of the page. Texts of the server are inserted as text, never as markup. */

/**
 * Returns the first descendant that a selector matches.
 *
 * @template {Element} Found
 * @param {ParentNode} parent
 * @param {string} selector
 * @param {new () => Found} type
 */
export function find(parent, selector, type) {
  const found = parent.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} ${selector}`);
  return found;
}

/**
 * Returns all descendants that a selector matches.
 *
 * @template {Element} Found
 * @param {ParentNode} parent
 * @param {string} selector
 * @param {new () => Found} type
 */
export const findAll = (parent, selector, type) =>
  [...parent.querySelectorAll(selector)].flatMap((found) => (found instanceof type ? [found] : []));

/**
 * Returns the element with an id.
 *
 * @param {string} id
 */
export const byId = (id) => find(document, `#${id}`, HTMLElement);

/**
 * Shows the result of an action. An equal text stays, since screen readers would announce it again.
 *
 * @param {string} text
 * @param {boolean} [isError] Whether it is a refusal or a failure.
 */
export function setStatus(text, isError = false) {
  const status = byId('status');
  status.classList.toggle('error', isError);
  if (status.textContent !== text) status.textContent = text;
}

/**
 * Makes an element.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} [text]
 * @param {string} [className]
 */
export function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

/**
 * Makes a button whose data attributes name its action.
 *
 * @param {string} text
 * @param {Readonly<Record<string, number>>} data
 * @param {string} [hiddenText] Read by screen readers only.
 */
export function button(text, data, hiddenText) {
  const made = element('button', text);
  made.type = 'button';
  Object.assign(made.dataset, data);
  if (hiddenText) made.append(element('span', hiddenText, 'hidden'));
  return made;
}

/**
 * Makes a list of texts.
 *
 * @param {readonly string[]} texts
 * @param {string} [className]
 */
export function listOf(texts, className) {
  const list = element('ul', undefined, className);
  list.append(...texts.map((text) => element('li', text)));
  return list;
}

/**
 * Shows the messages of a refusal in a list, and marks the field that they are about.
 *
 * @param {Element} list
 * @param {Element | undefined} field
 * @param {readonly string[]} messages
 */
export function showErrors(list, field, messages) {
  list.replaceChildren(...messages.map((message) => element('li', message)));
  if (messages.length > 0) field?.setAttribute('aria-invalid', 'true');
  else field?.removeAttribute('aria-invalid');
}
