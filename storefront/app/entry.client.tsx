import { CacheProvider } from '@emotion/react';
import { defaultLanguage, findLanguage } from '@mall/locales';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router-dom';
import { adoptStyles } from '#app/emotion/adopt-styles.ts';
import { createEmotionCache } from '#app/emotion/create-emotion-cache.ts';
import { prefetchSharedStyles } from '#app/emotion/prefetch-shared-styles.ts';
import { createI18n } from '#app/i18n/create-i18n.ts';
import { pageNamespaces } from '#app/i18n/page-namespaces.ts';
import { persistRequestedLanguage } from '#app/i18n/persist-language.ts';
import { NonceProvider } from '#app/shared/nonce.ts';

function report(error: unknown): void {
  console.error(error);
}

/** Hydrates the page the server rendered: same language, same texts, same styles. */
async function hydrate(): Promise<void> {
  const language = findLanguage(document.documentElement.lang)?.code ?? defaultLanguage;
  // Browsers hide the attribute but expose the property.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  let missesTexts = false;
  const i18n = await createI18n(language, pageNamespaces(), (error) => {
    missesTexts = true;
    report(error);
  });
  // Without its texts the page stays as the server rendered it: readable, with links and forms that work without JavaScript.
  if (missesTexts) return;
  persistRequestedLanguage(language);
  const cache = createEmotionCache(nonce);
  adoptStyles(cache);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CacheProvider value={cache}>
          <NonceProvider value={nonce}>
            <I18nextProvider i18n={i18n}>
              <HydratedRouter />
            </I18nextProvider>
          </NonceProvider>
        </CacheProvider>
      </StrictMode>,
    );
  });
  await prefetchSharedStyles();
}

hydrate().catch(report);
