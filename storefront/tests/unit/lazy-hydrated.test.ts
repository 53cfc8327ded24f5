// @vitest-environment jsdom
import { createElement, Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const Read = () => createElement('p', null, 'What is read');
const load = async () => Read;

test('lazyHydrated hydrates after the first interaction, its siblings before it', async () => {
  const { promise: sign, resolve: give } = Promise.withResolvers<void>();
  globalThis.mallFirstInteraction = sign;
  const { lazyHydrated } = await import('#app/shared/deferred/lazy-hydrated.tsx');
  const alive = vi.fn();
  function Used() {
    useEffect(alive, []);
    return createElement('p', null, 'What is used');
  }
  const pageWith = ({ Part }: ReturnType<typeof lazyHydrated>) =>
    createElement('main', null, createElement(Suspense, null, createElement(Used)), createElement(Part, {}));

  const served = lazyHydrated('read', load);
  await served.ready();
  document.body.innerHTML = renderToString(pageWith(served));
  const part = document.querySelector('[data-lazy] p');
  hydrateRoot(document.body, pageWith(lazyHydrated('read', load)));

  await vi.waitFor(() => expect(alive).toHaveBeenCalled());
  const isTakenOver = () => Object.keys(part ?? {}).some((key) => key.startsWith('__reactFiber'));
  expect(isTakenOver()).toBe(false);
  give();
  await vi.waitFor(() => expect(isTakenOver()).toBe(true));
  expect(document.querySelector('[data-lazy] p')).toBe(part);
});
