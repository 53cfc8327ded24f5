/** Connects the controls, and reads calls and rules each second. */
export const start = String.raw`
/** Uses the session key of the field, unless it is malformed. */
function useKey() {
  const key = session.value.trim();
  const isValid = /^[\w.-]*$/.test(key);
  if (isValid) session.removeAttribute('aria-invalid');
  else session.setAttribute('aria-invalid', 'true');
  if (!isValid) return setStatus(invalidKey);
  if (key === usedKey) return;
  usedKey = key;
  // Browsers send the cookie to every port of this machine, also to the shop's.
  document.cookie = cookie + '=' + key + '; path=/; SameSite=Lax; max-age=' + (key === '' ? 0 : 86400);
  changeKey();
}
session.addEventListener('change', useKey);
byId('key-form').addEventListener('submit', (event) => {
  event.preventDefault();
  useKey();
});

async function press(pressed) {
  const { scenario, example, call, rule, copy } = pressed.dataset;
  if (pressed.id === 'delete-rules') {
    await steer('DELETE', undefined, 'Rules deleted.');
    byId('rules-title').focus();
  } else if (pressed.id === 'delete-calls') await deleteCalls();
  else if (pressed.id === 'discard') fillEditor(true);
  else if (scenario) await steer('PUT', { scenario }, 'The scenario ' + scenario + ' is in effect.');
  else if (example) await toggleExample(pressed);
  else if (rule) await deleteRule(Number(rule));
  else if (copy) await copyCall(callOf(copy));
  else if (call) toggleCall(pressed);
}
document.addEventListener('click', ({ target }) => {
  const pressed = target.closest('button');
  if (pressed) press(pressed).catch((error) => setStatus(error.message));
});

async function update() {
  try {
    await Promise.all([updateCalls(), updateRules()]);
    if (byId('status').textContent === unreachable) setStatus('');
  } catch {
    setStatus(unreachable);
  }
}
void update();
setInterval(() => document.hidden || update(), 1000);
`;
