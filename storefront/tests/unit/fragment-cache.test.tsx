import { randomUUID } from 'node:crypto';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import type { LanguageCode } from '@mall/locales';
import { CachedFragment, FragmentCacheProvider } from '@mall/ui';
import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { createEmotionCache } from '#app/emotion/create-emotion-cache.ts';
import { ResponseFragments, type Styles } from '#app/fragment-cache.server.tsx';

const nonce = 'nonce-of-the-response';

/** Renders a page as a response to one request; returns its markup and the styles of its cached fragments. */
function respond(page: ReactNode, language: LanguageCode = 'en') {
  const styles = createEmotionCache(undefined);
  const fragments = new ResponseFragments(language, styles, [nonce, '']);
  const html = renderToString(
    <CacheProvider value={styles}>
      <FragmentCacheProvider cache={fragments}>{page}</FragmentCacheProvider>
    </CacheProvider>,
  );
  const added: Styles[] = [];
  return { html: fragments.resolve(html, (found) => added.push(found)), styles: new Map(added.flatMap((found) => [...found])) };
}

const Colored = styled('p')({ color: 'teal' });

/** Returns content that counts its renders, in a fragment of this test alone. */
function createContent(name: string = randomUUID()) {
  const render = vi.fn();
  function Content({ data }: { readonly data: string }) {
    render();
    return <Colored id={useId()}>{data}</Colored>;
  }
  const fragmentOf = (data: string) => (
    <CachedFragment name={name} data={data}>
      <Content data={data} />
    </CachedFragment>
  );
  return { render, fragmentOf };
}

describe('a cached fragment', () => {
  test('is rendered once for the same data, with the same markup and ids in each response', () => {
    const { render, fragmentOf } = createContent();
    const pages = [1, 2, 3].map(() => respond(<main>{fragmentOf('cream')}</main>).html);
    expect(render).toHaveBeenCalledTimes(1);
    expect(pages[0]).toMatch(/^<main><p id="[^"]+" class="mui-[^"]+">cream<\/p><\/main>$/);
    expect(new Set(pages).size).toBe(1);
  });

  test('has the ids that a browser creates, which has no cache', () => {
    const { fragmentOf } = createContent();
    const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const page = (
      <main>
        {fragmentOf('cream')}
        {fragmentOf('oil')}
      </main>
    );
    respond(page);
    expect(idsOf(respond(page).html)).toEqual(idsOf(renderToString(page)));
  });

  test.each([
    { other: 'data', page: (fragmentOf: (data: string) => ReactNode) => fragmentOf('oil'), language: 'en' as const },
    { other: 'a language', page: (fragmentOf: (data: string) => ReactNode) => fragmentOf('cream'), language: 'ko' as const },
  ])('is rendered again for other $other', ({ page, language }) => {
    const { render, fragmentOf } = createContent();
    respond(fragmentOf('cream'));
    respond(page(fragmentOf), language);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('brings its styles into a response that has not rendered them', () => {
    const { fragmentOf } = createContent();
    expect(respond(fragmentOf('cream')).styles.size).toBe(0);
    expect([...respond(fragmentOf('cream')).styles.values()].join()).toMatch(/^\.mui-[\w-]+\{color:teal;\}$/);
  });

  test('is not stored with a value of the response, such as its nonce', () => {
    const { render, fragmentOf } = createContent();
    respond(fragmentOf(`cream ${nonce}`));
    expect(respond(fragmentOf(`cream ${nonce}`)).html).toContain(nonce);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is not stored while its content is pending', () => {
    const render = vi.fn();
    function Content() {
      render();
      return <p>soon</p>;
    }
    const page = (
      <CachedFragment name={randomUUID()} data={{ list: Promise.resolve([]) }}>
        <Content />
      </CachedFragment>
    );
    for (let count = 0; count < 2; count += 1) expect(respond(page).html).toBe('<p>soon</p>');
    expect(render).toHaveBeenCalledTimes(2);
  });
});
