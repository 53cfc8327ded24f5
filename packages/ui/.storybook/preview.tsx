import '../src/theme/fonts.css';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { configure } from 'storybook/test';
import { languageCodes } from '../src/i18n/languages.ts';
import { foreignTexts } from '../src/testing/foreignText.ts';
import { findStoryLanguage, storyLanguage } from '../src/testing/globals.ts';
import { phoneWidth } from '../src/testing/onPhone.ts';
import { argsInStoryLanguage } from '../src/testing/sampleTexts.ts';
import { storyBrand } from './brands.ts';
import { followDocs, globalsOfDocs } from './frameGlobals.ts';
import { holdFocus, isFrameOfDocs } from './holdFocus.ts';
import { propTypes } from './propTypes.ts';
import { StoryGround } from './StoryGround.tsx';
import { tidyArgTypes } from './tidyArgTypes.ts';
import { jsxOptions, tidySource } from './tidySource.ts';
import { recordSelection, toolbar } from './toolbar.ts';

// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
// Links of stories and examples have no target; those in the documentation's own text are followed.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && (!link.closest('.sbdocs') || link.closest('.sb-story, .mall-example'))) event.preventDefault();
});
// Forms of stories have no server. On the window, after every listener of the document: a story may expect that a form is posted.
window.addEventListener('submit', (event) => event.preventDefault());
// Frames of documentation pages have no container that blocks focus changes.
if (isFrameOfDocs()) holdFocus();
followDocs();
recordSelection();
// Lazy: the documentation pages are large, and tests never open one.
const loadGround = () => import('./DocsGround.tsx').then((module) => ({ default: module.DocsGround }));
const loadPage = () => import('./docs/DocsPage.tsx').then((module) => ({ default: module.DocsPage }));
const DocsGround = lazy(loadGround);
const DocsPage = lazy(loadPage);
// A window that opens with a documentation page loads them together with the stories, not after them.
if (new URLSearchParams(location.search).get('viewMode') === 'docs') void Promise.all([loadGround(), loadPage()]);

const preview: Preview = {
  argTypesEnhancers: [tidyArgTypes(propTypes)],
  globalTypes: toolbar(),
  initialGlobals: { language: 'en', brand: 'sylvane', scheme: 'light', ...globalsOfDocs() },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense>
          <DocsGround {...props} />
        </Suspense>
      ),
      page: DocsPage,
      source: { type: 'dynamic', transform: (code: string, { component }: { component?: unknown }) => tidySource(code, component) },
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.mall-example *, .sb-story *', title: 'On this page' },
    },
    jsx: jsxOptions,
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        tablet: { name: 'Tablet 1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
        phone: { name: 'Phone 390', styles: { width: `${phoneWidth}px`, height: '844px' }, type: 'mobile' },
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <StoryGround language={storyLanguage(globals)} brand={storyBrand(globals)} scheme={globals.scheme === 'dark' ? 'dark' : 'light'}>
        <Story />
      </StoryGround>
    ),
  ],
  // Before the story renders, so that its `play` has the same args.
  beforeEach: (context) => {
    if (findStoryLanguage(context.globals.language) === undefined) {
      throw new Error(`There is no language "${context.globals.language}". Expected ${languageCodes.join(', ')}, or a tag such as zh-TW.`);
    }
    context.args = argsInStoryLanguage(context);
  },
  afterEach: ({ globals }) => {
    const language = storyLanguage(globals);
    const foreign = foreignTexts(language);
    if (foreign.length > 0) throw new Error(`Texts in another language than ${language}: ${foreign.join(' | ')}`);
  },
};

export default preview;
