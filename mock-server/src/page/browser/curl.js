/** @import { LoggedCall } from '../../control/journal.ts' */

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** Headers that curl sets itself, and the cookie, of which only the session key is logged. */
const omittedHeaders = /^(accept-encoding|connection|content-length|content-type|cookie|expect|host|keep-alive|transfer-encoding|sec-.*)$/;

/** @param {LoggedCall} call */
function headersOfCurl({ headers, session: key }) {
  const kept = Object.entries(headers).filter(([name, value]) => !omittedHeaders.test(name) && !(name === 'accept' && value === '*/*'));
  const hasKey = key !== '' && !('x-mall-mock-key' in headers);
  return [...(hasKey ? [`-b ${quoted(`mall_mock=${key}`)}`] : []), ...kept.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)];
}

/**
 * The log does not contain the address. Without a field `api`, the call had a virtual path, which has other HTTP statuses, or a query parameter.
 *
 * @param {LoggedCall} call
 * @param {boolean} isJson
 */
function addressOf({ api, fields, status }, isJson) {
  if (fields.some(([name]) => name === 'api')) return '/api/';
  return isJson || status !== 200 ? `/api/${api}` : `/api/?api=${api}`;
}

/** @param {string} value */
const isFile = (value) => value.startsWith('@');
/**
 * Encodes the name of a field, which curl sends unchanged.
 *
 * @param {string} name
 */
const urlEncoded = (name) => name.replaceAll(/[^\w.[\]-]+/g, encodeURIComponent);

/**
 * @param {LoggedCall} call
 * @param {boolean} isJson
 */
function bodyOfCurl(call, isJson) {
  const { method, fields, headers, body } = call;
  const contentType = headers['content-type'] ?? '';
  if (isJson) return [`-H ${quoted(`content-type: ${contentType}`)}`, `--data-raw ${quoted(body ?? '')}`];
  if (fields.length === 0) return [`-X ${method}`];
  if (!contentType.startsWith('multipart/'))
    return fields.map(([name, value]) => `--data-urlencode ${quoted(`${urlEncoded(name)}=${value}`)}`);
  return fields.map(([name, value]) => `${isFile(value) ? '-F' : '--form-string'} ${quoted(`${name}=${value}`)}`);
}

/**
 * Formats a call as a curl command that repeats it.
 *
 * @param {LoggedCall} call
 */
export function curl(call) {
  const isJson = /^application\/json/i.test(call.headers['content-type'] ?? '');
  const address = location.origin + addressOf(call, isJson);
  // Without -g, curl expands brackets in an address.
  return [`curl -g ${quoted(address)}`, ...headersOfCurl(call), ...bodyOfCurl(call, isJson)].join(' \\\n  ');
}
