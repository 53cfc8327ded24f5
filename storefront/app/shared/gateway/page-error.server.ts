import { isMallError } from '@mall/sdk';
import { data, type RouterContextProvider } from 'react-router-dom';
import { requestContext } from '#app/shared/request-context.ts';
import { responseForError } from './response-for-error.server.ts';

/** Codes for a record that is missing or another customer's; the response does not reveal which. */
const missing: ReadonlySet<string> = new Set(['50010', '101', '115']);

/** Throws 404 for a missing page or record; the status is set before the first byte. */
export function notFound(): never {
  throw data(null, { status: 404 });
}

/**
 * Handles errors of a page's essential data: sign-in, maintenance and missing records become the page's response, other errors go to the
 * error page. Takes the `url` and `context` of the loader or action.
 */
export function handlePageError(url: URL, context: Readonly<RouterContextProvider>) {
  return (error: unknown): never => {
    const response = responseForError(error, url, context.get(requestContext).settings);
    if (response) throw response;
    if (isMallError(error) && error.code !== undefined && missing.has(error.code)) notFound();
    throw error;
  };
}
