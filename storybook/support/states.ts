import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { storyLanguage } from '../../packages/ui/src/testing/globals.ts';
import type { StorefrontPage } from './page-story.tsx';
import type { Responses } from './story-gateway.ts';
import { loadTexts } from './texts.ts';

type PageStory = StoryObj<typeof StorefrontPage>;

const codes = { failed: '50002', signedOut: '203', notFound: '50010' } as const;

const responsesOf = (operations: readonly string[], response: string): Responses =>
  Object.fromEntries(operations.map((operation) => [operation, response]));

type Heading = 'auth:signIn.title' | 'shell:errorPage.failed.title' | 'shell:errorPage.notFound.title';

/** Returns a `play` that waits for a page with this heading, a text of `locales`. */
function expectHeading(key: Heading) {
  return async ({ canvasElement, globals }: Pick<StoryContext, 'canvasElement' | 'globals'>) => {
    const texts = await loadTexts(storyLanguage(globals));
    await within(canvasElement).findByRole('heading', { level: 1, name: texts.t(key) }, { timeout: 45_000 });
  };
}

/** Expects the sign-in page. */
export const expectSignIn = expectHeading('auth:signIn.title');

/** Expects the page of URLs that do not exist. */
export const expectNotFound = expectHeading('shell:errorPage.notFound.title');

/** Returns the state of a page when these operations fail: the error page with a retry link. */
export function failed(...operations: readonly string[]): PageStory {
  return {
    args: { responses: responsesOf(operations, codes.failed) },
    play: async (context) => {
      await expectHeading('shell:errorPage.failed.title')(context);
      const texts = await loadTexts(storyLanguage(context.globals));
      within(context.canvasElement).getByRole('link', { name: texts.t('errorPage.retry', { ns: 'shell' }) });
    },
  };
}

/** Returns the state of a page when these operations require a session and there is none: the sign-in page. */
export function signedOut(...operations: readonly string[]): PageStory {
  return { args: { customer: false, responses: responsesOf(operations, codes.signedOut) }, play: expectSignIn };
}

/** Returns the state of a page when these operations find no record, or that of another customer: both look the same. */
export function notFound(...operations: readonly string[]): PageStory {
  return { args: { responses: responsesOf(operations, codes.notFound) }, play: expectNotFound };
}
