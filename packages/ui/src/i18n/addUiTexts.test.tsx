import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { uiText } from '../locales/ko.ts';
import { MallUiProvider } from '../provider/MallUiProvider.tsx';
import { addUiTexts } from './createUiI18n.ts';
import { useUiText } from './useUiText.ts';

function Texts() {
  const t = useUiText();
  const sayOfLists = useUiText('ui-list');
  const sayDeferred = useUiText('ui-deferred');
  return [t('money.unit'), sayOfLists('filter.clear'), sayDeferred('cart.choose', { title: '세럼' }), sayDeferred('money.unit')].join(
    ' | ',
  );
}

it('adds the texts of all namespaces to an application, whose backend is not asked for them', async () => {
  const requested: string[] = [];
  const i18n = createInstance().use(initReactI18next);
  await i18n
    .use({
      type: 'backend',
      read: (_language: string, namespace: string) => {
        requested.push(namespace);
        return Promise.resolve({});
      },
    })
    .init({ lng: 'ko-KR', fallbackLng: false, load: 'currentOnly', ns: ['app'], defaultNS: 'app' });
  addUiTexts(i18n, 'ko', uiText);
  const html = renderToString(
    <MallUiProvider i18n={i18n}>
      <Texts />
    </MallUiProvider>,
  );
  expect(html).toContain(
    [uiText.money.unit, uiText.filter.clear, uiText.cart.choose.replace('{{title}}', '세럼'), uiText.money.unit].join(' | '),
  );
  expect(requested).toEqual(['app']);
});
