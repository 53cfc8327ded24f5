import { describe, expect, test } from 'vitest';
import { loadSharedI18n } from '#app/i18n/shared-i18n.server.ts';

const report = (error: unknown) => {
  throw error;
};

describe('the shared i18next instance of a language', () => {
  test('is the same for all requests, with the namespaces of each', async () => {
    const first = await loadSharedI18n('ko', ['cart'], report);
    const second = await loadSharedI18n('ko', ['orders'], report);
    expect(second).toBe(first);
    expect([first.hasLoadedNamespace('cart'), first.hasLoadedNamespace('orders')]).toEqual([true, true]);
    expect(first.getFixedT(null, 'cart')).toBe(second.getFixedT(null, 'cart'));
  });

  test('has one instance for each language', async () => {
    const [english, chinese] = [await loadSharedI18n('en', ['cart'], report), await loadSharedI18n('zh', ['cart'], report)];
    const titles = [english, chinese].map((i18n) => i18n.getFixedT(null, 'cart')('title'));
    expect(titles).toEqual([expect.stringMatching(/cart|bag/i), expect.stringMatching(/购物车/)]);
  });

  test('resolves a text with values for each call', async () => {
    const t = (await loadSharedI18n('en', ['cart'], report)).getFixedT(null, 'cart');
    expect([t('removeNamed', { name: 'Soap' }), t('removeNamed', { name: 'Oil' })]).toEqual([
      expect.stringContaining('Soap'),
      expect.stringContaining('Oil'),
    ]);
  });

  test('reports missing texts to each request that needs them', async () => {
    await loadSharedI18n('ko', ['cart'], report);
    for (const _request of [1, 2]) {
      const errors: unknown[] = [];
      await loadSharedI18n('ko', ['no-such-texts'], (error) => errors.push(error));
      expect(errors).toContainEqual(new Error('There are no texts ko/no-such-texts'));
    }
  });
});
