import { type ParseError, parse } from 'jsonc-parser';

/** The position of the first character that makes a text invalid as JSON; its length where it ends too early. */
function faultPosition(json: string): number {
  const errors: ParseError[] = [];
  parse(json, errors, { disallowComments: true });
  return errors[0]?.offset ?? json.length;
}

/** The gateway reads at most 64 kB of JSON, and the place of a fault in more would take long to find. */
const maxSearchedLength = 64 * 1024;

/** A sentence about a body that is no JSON object, without a part of it. */
export const describeInvalidJson = (body: string): string =>
  describeSyntaxFault(body) ?? 'The body is JSON, but not an object of few levels, such as {"pro_id": 1001}.';

/** A sentence about a body that is no JSON, without a part of it; undefined for JSON of any kind. */
export function describeSyntaxFault(body: string): string | undefined {
  if (isJson(body)) return undefined;
  if (body.length > maxSearchedLength) return 'The body is not valid JSON.';
  const position = faultPosition(body);
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
