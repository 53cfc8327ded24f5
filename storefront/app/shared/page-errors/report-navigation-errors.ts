import type { DataStrategyResult, MiddlewareFunction } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';
import { publishPageError } from './page-errors.ts';

/** How long the message is shown before the redirect to the sign-in page. */
const signInAfterMs = 1_000;

const signIn = withQuery(paths.login, { isReturn: 1 });

// A visitor, who has no session to lose, gets a redirect that loads the document: see `redirectVisitorToLogin`.
const isSignInRedirect = (result: unknown) =>
  result instanceof Response && result.headers.get('Location') === signIn && !result.headers.has('X-Remix-Reload-Document');

/** Returns true for the TypeError with which `fetch` rejects when the server was not reached. */
const isNetworkError = (result: unknown) => result instanceof TypeError;

/**
 * Handles errors of client-side navigations that fetch data, as middleware: shows a message before an expired session redirects to the
 * sign-in page, and shows and logs network errors. For documents the browser does both itself.
 */
export const reportNavigationErrors: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_args, next) => {
  const results = await next();
  const outcomes = Object.values(results).map(({ result }) => result);
  if (outcomes.some(isSignInRedirect)) {
    publishPageError('signIn');
    await new Promise((resolve) => setTimeout(resolve, signInAfterMs));
  }
  const unreached = outcomes.find(isNetworkError);
  if (unreached) {
    console.error(unreached);
    publishPageError('connection');
  }
  return results;
};
