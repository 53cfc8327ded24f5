import { isMallError } from '@mall/sdk';
import { data, type RouterContextProvider } from 'react-router-dom';
import { requestContext } from '#app/shared/request-context.ts';
import { responseForError } from './response-for-error.server.ts';

/** Codes for a record that is not there, or is somebody else's: nobody learns which. */
const missing: ReadonlySet<string> = new Set(['50010', '101', '115']);

/** A page, or a record in it, that is not there: the status stands before the first byte. */
export function notFound(): never {
  throw data(null, { status: 404 });
}

/**
 * For the `catch` of what a page stands on: sign-in, maintenance and lost records become the page's answer, everything else goes on to the
 * error page. Takes the `url` and `context` of the loader or action.
 */
export function handlePageError(url: URL, context: Readonly<RouterContextProvider>) {
  return (error: unknown): never => {
    const answer = responseForError(error, url, context.get(requestContext).settings);
    if (answer) throw answer;
    if (isMallError(error) && error.code !== undefined && missing.has(error.code)) notFound();
    throw error;
  };
}
