import { find, setStatus } from './elements.js';

const cookie = 'mall_mock';

/** The field of the session key. */
export const session = find(document, '#session', HTMLInputElement);
session.value =
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1) ?? '';

/** The session key whose rules the page shows and sets; empty for all sessions. */
export let usedKey = session.value;

/** The key in the page's address, `/?key=anna`, takes precedence over that of the cookie. */
const keyOfAddress = new URLSearchParams(location.search).get('key');
if (keyOfAddress !== null) session.value = keyOfAddress;

/**
 * Adds the session key to a path.
 *
 * @param {string} path
 */
export const withKey = (path) => (usedKey === '' ? path : `${path}?key=${encodeURIComponent(usedKey)}`);

/**
 * Describes the sessions to which rules apply.
 *
 * @param {string} key
 */
export const ownerOf = (key) => (key === '' ? 'all sessions' : `the session key ${key}`);

/** Whether the field has a malformed key. */
export const isKeyInvalid = () => session.getAttribute('aria-invalid') === 'true';

/** The status while the key is malformed. */
export const invalidKey = 'The session key may have letters, digits, dots, hyphens and underscores.';

/** Uses the session key of the field, unless it is malformed. Returns whether the key changed. */
export function useEnteredKey() {
  const key = session.value.trim();
  if (!/^[\w.-]*$/.test(key)) {
    session.setAttribute('aria-invalid', 'true');
    setStatus(invalidKey, true);
    return false;
  }
  session.removeAttribute('aria-invalid');
  if (key === usedKey) return false;
  usedKey = key;
  // Browsers send the cookie to every port of this machine, also to the shop's.
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API needs HTTPS or localhost.
  document.cookie = `${cookie}=${key}; path=/; SameSite=Lax; max-age=${key === '' ? 0 : 86400}`;
  return true;
}
