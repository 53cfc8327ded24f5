import type { DataStrategyResult, MiddlewareFunction } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';
import { tellFault } from './page-faults.ts';

/** How long the page stays with its message before it gives way to the sign-in page. */
const signInAfterMs = 1_000;

const signIn = withQuery(paths.login, { isReturn: 1 });

// A visitor, who has no session to lose, is sent by a redirect that loads the document: see `redirectVisitorToLogin`.
const leadsToSignIn = (result: unknown) =>
  result instanceof Response && result.headers.get('Location') === signIn && !result.headers.has('X-Remix-Reload-Document');

/** The browser's own word for a server it did not reach. */
const isUnreached = (result: unknown) => result instanceof TypeError;

/**
 * For steps inside the shop, which the browser takes by fetching data: a lost session is told before it leads to sign-in, a shop that was
 * not reached is told and logged. Documents know neither: there the browser follows the redirect, or says itself that nobody answers.
 */
export const announceFaults: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_args, next) => {
  const results = await next();
  const outcomes = Object.values(results).map(({ result }) => result);
  if (outcomes.some(leadsToSignIn)) {
    tellFault('signIn');
    await new Promise((resolve) => setTimeout(resolve, signInAfterMs));
  }
  const unreached = outcomes.find(isUnreached);
  if (unreached) {
    console.error(unreached);
    tellFault('connection');
  }
  return results;
};
