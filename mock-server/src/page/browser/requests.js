/** The status while no request succeeds. */
export const unreachable = 'The mock cannot be reached.';

/**
 * Returns the JSON of a successful response.
 *
 * @param {string} path
 * @param {RequestInit} [options]
 */
export async function readJson(path, options) {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/**
 * The message of a caught error.
 *
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
