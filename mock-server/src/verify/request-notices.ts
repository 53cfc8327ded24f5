import { type IgnoredField, questionFor } from '../requests/ignored-fields.ts';
import type { Finding } from './findings.ts';
import { redactedPath } from './shape.ts';

/** A field of a request that the contract does not describe: no violation, but a gateway ignores it. */
export interface RequestNotice {
  /** "pge", "cart.*.cart_idd". A name that is no identifier may be a part of a value and is `{key}`. */
  readonly path: string;
  /** Similar names of fields that the request lacks. */
  readonly suggestions: readonly string[];
}

export function noticeOf({ path, suggestions }: IgnoredField): RequestNotice {
  const names = path.split('.');
  const unknown = names.at(-1) ?? '';
  const above = names.length > 1 ? `${redactedPath(names.slice(0, -1).join('.'))}.` : '';
  return { path: `${above}${/^[a-z_]\w{0,39}$/i.test(unknown) ? unknown : '{key}'}`, suggestions };
}

/** The finding of a field that the contract does not describe, where these are violations. */
export const strictFinding = ({ path, suggestions }: RequestNotice): Finding => ({
  side: 'request',
  path,
  expected: suggestions.length > 0 ? `a field of the request, such as ${suggestions.join(' or ')}` : 'a field of the request',
  received: 'another field',
});

/** "request pge is not a field of the request. Did you mean page?" */
export const noticeSentence = ({ path, suggestions }: RequestNotice) =>
  `request ${path}: the request has no such field, so it is ignored.${questionFor(suggestions)}`;
