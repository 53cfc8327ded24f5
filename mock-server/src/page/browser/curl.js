/** @import { LoggedCall } from '../../journal.ts' */

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** Headers that curl writes itself, and the cookie, of which only the key is logged. */
const ownHeaders = /^(accept-encoding|connection|content-length|content-type|cookie|expect|host|keep-alive|transfer-encoding|sec-.*)$/;

/** @param {LoggedCall} call */
function headersOfCurl({ headers, session: key }) {
  const kept = Object.entries(headers).filter(([name, value]) => !ownHeaders.test(name) && !(name === 'accept' && value === '*/*'));
  const hasKey = key !== '' && !('x-mall-mock-key' in headers);
  return [...(hasKey ? [`-b ${quoted(`mall_mock=${key}`)}`] : []), ...kept.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)];
}

/**
 * The log has no address. Without a field that names the operation it was a virtual path, which has HTTP statuses of its own, or a query.
 *
 * @param {LoggedCall} call
 * @param {boolean} isJson
 */
function addressOf({ api, fields, status }, isJson) {
  if (fields.some(([name]) => name === 'api')) return '/api/';
  return isJson || status !== 200 ? `/api/${api}` : `/api/?api=${api}`;
}

/**
 * The log has texts. The contract reads a number and its text alike, unless it refuses the type.
 *
 * @param {LoggedCall} call
 */
function jsonOf({ fields, faults }) {
  /** @param {string} name */
  const isRefused = (name) => faults.some(({ field, rule }) => field === name && rule === 'type');
  const members = fields.map(([name, text]) => [name, /^[[{]/.test(text) || isRefused(name) ? parsed(text) : text]);
  return JSON.stringify(Object.fromEntries(members));
}

/**
 * The value of a JSON text; another text is unchanged.
 *
 * @param {string} text
 * @returns {unknown}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @param {string} value */
const isFile = (value) => value.startsWith('@');
/**
 * curl sends the name of a field as it is written.
 *
 * @param {string} name
 */
const urlEncoded = (name) => name.replaceAll(/[^\w.[\]-]+/g, encodeURIComponent);

/**
 * @param {LoggedCall} call
 * @param {boolean} isJson
 */
function bodyOfCurl(call, isJson) {
  const { fields, headers } = call;
  const contentType = headers['content-type'] ?? '';
  if (isJson) return [`-H ${quoted(`content-type: ${contentType}`)}`, `--data-raw ${quoted(jsonOf(call))}`];
  if (fields.length === 0) return ['-X POST'];
  if (!contentType.startsWith('multipart/'))
    return fields.map(([name, value]) => `--data-urlencode ${quoted(`${urlEncoded(name)}=${value}`)}`);
  return fields.map(([name, value]) => `${isFile(value) ? '-F' : '--form-string'} ${quoted(`${name}=${value}`)}`);
}

/**
 * Writes a call as a curl command that gets the same answer.
 *
 * @param {LoggedCall} call
 */
export function curl(call) {
  const isJson = /^application\/json/i.test(call.headers['content-type'] ?? '');
  const address = location.origin + addressOf(call, isJson);
  // Brackets in an address are patterns for curl.
  return [`curl -g ${quoted(address)}`, ...headersOfCurl(call), ...bodyOfCurl(call, isJson)].join(' \\\n  ');
}
