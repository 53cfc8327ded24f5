import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { type LanguageCode, languageTag, SchemeScript } from '@mall/ui';
import { checkForm, loginRules } from '@mall/ui/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App, type PageState } from './App.tsx';

/** Sample data in place of a database. */
const shelves: Record<LanguageCode, Pick<PageState, 'heading' | 'products'>> = {
  en: { heading: 'New on the shelf', products: [{ title: 'Night Serum', price: '198.00-328.00' }] },
  zh: { heading: '新品上架', products: [{ title: '晚安精华', price: '198.00-328.00', state: 'soldOut' }] },
  tn: { heading: '新品上架囉', products: [{ title: '晚安精華液', price: '198.00-328.00', state: 'soldOut' }] },
  ko: { heading: '새로 들어온 상품', products: [{ title: '나이트 세럼', price: '198.00-328.00', state: 'soldOut' }] },
};

/** Renders the page of one request with its own style cache, and without state shared between requests. */
async function page(state: PageState, assets: string): Promise<string> {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <App {...state} />
    </CacheProvider>,
  );
  const html = await new Response(prelude).text();
  return `<!doctype html>
<html lang="${languageTag(state.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${state.heading}</title>
${constructStyleTagsFromChunks(extractCriticalToChunks(html))}${assets}</head>
<body>${renderToStaticMarkup(<SchemeScript scheme="system" />)}<div id="root">${html}</div>
<script type="application/json" id="state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script></body>
</html>`;
}

/** Shows the products; a posted form is validated by its rules, and shown again with its errors. */
export async function renderPage(request: Request, assets: string): Promise<Response> {
  const wanted = new URL(request.url).searchParams.get('lang');
  const language = wanted === 'zh' || wanted === 'tn' || wanted === 'ko' ? wanted : 'en';
  let state: PageState = { language, ...shelves[language] };
  if (request.method === 'POST') {
    const form = await request.formData();
    const checked = checkForm(loginRules, form);
    if (checked.ok) return new Response(null, { status: 303, headers: { location: '/welcome' } });
    state = { ...state, errors: checked.errors, entered: { phone: String(form.get('phone') ?? '') } };
  }
  return new Response(await page(state, assets), {
    status: state.errors ? 400 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
