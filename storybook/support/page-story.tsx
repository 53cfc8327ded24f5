import type { LanguageCode } from '@mall/locales';
import type { StoryContext } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { lazy, Suspense, use, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, RouterContextProvider } from 'react-router-dom';
import { configure, expect, within } from 'storybook/test';
import { storyLanguage } from '../../packages/ui/src/testing/globals.ts';
import { promptKeys } from '../../storefront/app/features/shell/prompt-places.ts';
import { writeConsent } from '../../storefront/app/shared/consent.ts';
import { gateway } from '../../storefront/app/shared/gateway/gateway.server.ts';
import { type RequestContext, requestContext } from '../../storefront/app/shared/request-context.ts';
import { shopDefaults } from '../../storefront/app/shared/shop-defaults.ts';
import { codeOf } from './page-composition.ts';
import { loadRoutes } from './routes.tsx';
import { sampleDataIn, sampleTextsInOtherLanguages } from './sample-data.ts';
import { assertResponses, type Responses, replaceApiProxy, storyFetch, storyGateway } from './story-gateway.ts';
import { errorText, loadTexts } from './texts.ts';

// A page loads parts of itself, and runs loaders and actions: on a busy machine that takes longer than the default second.
configure({ asyncUtilTimeout: 15_000 });

/** A page of the storefront in a story. */
export interface StorefrontPageProps {
  /** Address of the page in the shop, with its query. */
  readonly address: string;
  /**
   * Content that differs from the usual sample, by the request that loads it: the name of another sample (`empty`, `sold_out`), an error
   * code, or `no response` for content that never arrives.
   */
  readonly responses?: Responses;
  /** Whether the customer is signed in. @default false */
  readonly customer?: boolean;
  /** Selected in the toolbar. @default 'en' */
  readonly language?: LanguageCode;
}

const signedIn: Responses = { 'mall.Index.index': 'customer' };

function requestIn(language: LanguageCode): RequestContext {
  return {
    nonce: '',
    responseId: crypto.randomUUID(),
    whole: false,
    renderStatus: { failed: false, gatewayAway: false, streamed: false },
    requestId: 'story',
    clientAddress: '127.0.0.1',
    mockSession: undefined,
    styles: undefined,
    language,
    // Prevents caching of one story's gateway responses for the next.
    settings: { ...shopDefaults, mockSessions: true, gatewayUrl: '', internalKey: undefined, backOfficeUrl: undefined },
    log: { info() {}, warn() {}, error: console.error },
  };
}

/** Returns the `fetch` of a story. */
const fetchOf = (
  { responses, customer = false }: Pick<StorefrontPageProps, 'responses' | 'customer'>,
  language: LanguageCode,
  texts: i18n,
) => storyFetch({ ...(customer && signedIn), ...responses }, language, (code) => errorText(texts, code));

/** Renders the storefront in its own router: links and forms work, with the same examples as responses. */
function Shop({ address, responses, customer = false, language = 'en' }: StorefrontPageProps) {
  const routes = use(loadRoutes());
  const texts = use(loadTexts(language));
  const [Stub] = useState(() => {
    const context = new RouterContextProvider();
    context.set(requestContext, requestIn(language));
    context.set(gateway, storyGateway(language, fetchOf({ ...(responses && { responses }), customer }, language, texts)));
    return createRoutesStub([...routes], context);
  });
  return (
    <I18nextProvider i18n={texts}>
      <Stub initialEntries={[address]} future={{ v8_middleware: true }} />
    </I18nextProvider>
  );
}

/** Renders a page of the storefront: the real route with its loader and action, on a gateway that responds with the contract's examples. */
export function StorefrontPage(props: StorefrontPageProps) {
  return (
    <Suspense>
      <Shop key={JSON.stringify(props)} {...props} />
    </Suspense>
  );
}

/**
 * Waits for the page. Fails when the page is wider than its window, or when the error page is shown instead; stories of that state have
 * their own `play`.
 */
export async function pageIsReady({ canvasElement, globals }: Pick<StoryContext, 'canvasElement' | 'globals'>): Promise<void> {
  const texts = await loadTexts(storyLanguage(globals));
  // A dialog that is open from the start hides the page from assistive technologies.
  const heading = await within(canvasElement).findByRole('heading', { level: 1, hidden: true }, { timeout: 45_000 });
  for (const state of ['failed', 'notFound'] as const) {
    await expect(heading).not.toHaveTextContent(texts.t(`errorPage.${state}.title`, { ns: 'shell' }));
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** Waits for the page, and returns the texts of the story's language to locate its parts by. */
export async function openPage(context: Pick<StoryContext, 'canvasElement' | 'globals'>): Promise<i18n> {
  await pageIsReady(context);
  return loadTexts(storyLanguage(context.globals));
}

/** Returns a text of an example in the story's language, to locate a part by sample data. */
export function sampleTextOf({ globals }: Pick<StoryContext, 'globals'>, text: string): string {
  return sampleDataIn(storyLanguage(globals), text);
}

// Lazy: tests never open a documentation page.
const PageDocs = lazy(() => import('./page-docs.tsx').then((module) => ({ default: module.PageDocs })));

/** Common properties of the page stories, to be spread into their meta. */
export const pageStory = {
  component: StorefrontPage,
  argTypes: {
    address: { name: 'Address' },
    responses: { name: 'Content' },
    customer: { name: 'Signed in' },
    language: { table: { disable: true } },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      page: PageDocs,
      codePanel: true,
      source: { language: 'tsx', transform: (_jsx: string, { args }: { args: StorefrontPageProps }) => codeOf(args.address) },
    },
  },
  beforeEach: async ({ args, globals }: { args: StorefrontPageProps; globals: Record<string, unknown> }) => {
    assertResponses(args.responses ?? {});
    // The cookie banner covers the page until a choice is stored.
    writeConsent({});
    // Prompts come from a resource route of the server, which Storybook does not have.
    for (const key of Object.values(promptKeys)) sessionStorage.setItem(key, '1');
    const language = storyLanguage(globals);
    return replaceApiProxy(fetchOf(args, language, await loadTexts(language)));
  },
  render: (args: StorefrontPageProps, { globals }: { globals: Record<string, unknown> }) => (
    <StorefrontPage {...args} language={storyLanguage(globals)} />
  ),
  play: pageIsReady,
  afterEach: async ({ canvasElement, globals }: Pick<StoryContext, 'canvasElement' | 'globals'>) => {
    // The check of the preview does not find Simplified Chinese in Traditional Chinese, which have the same script.
    await expect(sampleTextsInOtherLanguages(canvasElement, storyLanguage(globals))).toEqual([]);
  },
};
