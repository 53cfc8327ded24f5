import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Dialog from '@mui/material/Dialog';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createUiI18n } from '../../i18n/createUiI18n.ts';
import { uiText } from '../../locales/en.ts';
import { MallUiProvider } from '../../provider/MallUiProvider.tsx';
import { darkRoles, lightRoles } from '../../theme/tokens.ts';

it.each([
  ['light', lightRoles.ink, 0.24],
  ['dark', darkRoles.hairline, 1],
] as const)(
  'a dialog has its shadow in the %s scheme when the page has no styles but those of the provider',
  async (scheme, color, alpha) => {
    // A document of its own: other tests of this page set the variables of tokens.css.
    const frame = document.body.appendChild(document.createElement('iframe'));
    const page = frame.contentDocument;
    if (!page) throw new Error('The frame has no document');
    page.documentElement.dataset.scheme = scheme;
    const root = createRoot(page.body);
    try {
      flushSync(() =>
        root.render(
          <CacheProvider value={createCache({ key: 'alone', container: page.head })}>
            <MallUiProvider i18n={createUiI18n('en', uiText)}>
              <Dialog open disablePortal aria-label="Alone">
                Content
              </Dialog>
            </MallUiProvider>
          </CacheProvider>,
        ),
      );
      const surface = page.querySelector('[role="dialog"]');
      const channels = color
        .match(/[\da-f]{2}/g)
        ?.map((channel) => Number.parseInt(channel, 16))
        .join(', ');
      expect(surface && getComputedStyle(surface).boxShadow).toContain(alpha === 1 ? `rgb(${channels})` : `rgba(${channels}, ${alpha})`);
    } finally {
      root.unmount();
      frame.remove();
    }
  },
);
