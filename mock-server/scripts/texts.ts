import { type Localized, loadCatalog } from '@mall/demo';
import en from '@mall/locales/en/neutral-option.json' with { type: 'json' };
import ko from '@mall/locales/ko/neutral-option.json' with { type: 'json' };
import tn from '@mall/locales/tn/neutral-option.json' with { type: 'json' };
import zh from '@mall/locales/zh/neutral-option.json' with { type: 'json' };

/**
 * Generates the text of `generated/texts.json`: the short texts of the demo catalogue, each in English, Chinese, traditional Chinese and Korean. Descriptions of
 * products are left out: they are ten times as long as all other texts together.
 */
export function textsFile(): string {
  const rows = catalogueTexts().map((text) => JSON.stringify([text.en, text.zh, text.tn, text.ko]));
  return `[\n${[...new Set(rows)].join(',\n')}\n]\n`;
}

function catalogueTexts(): Localized[] {
  const { mall, brands, classes, shops, options, values, products } = loadCatalog();
  const named = [mall, ...Object.values(brands), ...Object.values(classes), ...Object.values(shops)];
  const ofShops = Object.values(shops).flatMap(({ about, stores = [] }) => [about, ...stores.map(({ name }) => name)]);
  const neutral = [localized(({ attribute }) => attribute), localized(({ value }) => value)];
  const ofProducts = products.flatMap(({ texts }) =>
    (['name', 'subtitle'] as const).map((part) => ({ en: texts.en[part], zh: texts.zh[part], tn: texts.tn[part], ko: texts.ko[part] })),
  );
  return [...named.map(({ name }) => name), ...ofShops, ...Object.values(options), ...Object.values(values), ...neutral, ...ofProducts];
}

const localized = (textOf: (texts: typeof en) => string): Localized => ({ en: textOf(en), zh: textOf(zh), tn: textOf(tn), ko: textOf(ko) });
