import { type ParseError, parse } from 'jsonc-parser';

/** The position of the first syntax error in a JSON text; its length where the text is incomplete. */
function errorPosition(json: string): number {
  const errors: ParseError[] = [];
  parse(json, errors, { disallowComments: true });
  return errors[0]?.offset ?? json.length;
}

/** The gateway reads at most 64 kB of JSON, and locating an error in a longer text would be slow. */
const maxSearchedLength = 64 * 1024;

/** Describes why a body is no JSON object, without quoting it. */
export const describeInvalidJson = (body: string): string =>
  describeSyntaxError(body) ?? 'The body must be a JSON object, such as {"pro_id": 1001}, and must not be nested too deeply.';

/** Describes why a body is no JSON, without quoting it; undefined for valid JSON. */
export function describeSyntaxError(body: string): string | undefined {
  if (isJson(body)) return undefined;
  if (body.length > maxSearchedLength) return 'The body is not valid JSON.';
  const position = errorPosition(body);
  const lines = body.slice(0, position).split('\n');
  const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
  return position >= body.length
    ? `The body is not valid JSON: it ends too early, at ${place}.`
    : `The body is not valid JSON: see ${place}.`;
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
