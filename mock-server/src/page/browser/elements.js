/** Finds and creates elements of the page. Texts of the server are inserted as text, never as markup. */

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
 * Shows the result of an action. An equal text is not set again, because screen readers would announce it again.
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
 * Creates an element.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} [text]
 * @param {string} [className]
 */
export function element(name, text, className) {
  const created = document.createElement(name);
  if (text !== undefined) created.textContent = text;
  if (className) created.className = className;
  return created;
}

/**
 * Creates a button whose data attributes name its action.
 *
 * @param {string} text
 * @param {Readonly<Record<string, number>>} data
 * @param {string} [hiddenText] Read by screen readers only.
 */
export function button(text, data, hiddenText) {
  const created = element('button', text);
  created.type = 'button';
  Object.assign(created.dataset, data);
  if (hiddenText) created.append(element('span', hiddenText, 'hidden'));
  return created;
}

/**
 * Creates a list of texts.
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
 * Shows the messages of a refusal in a list, and marks their field as invalid.
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
