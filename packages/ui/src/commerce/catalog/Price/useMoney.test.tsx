import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AmountField } from '../../../forms/shared/AmountField.tsx';
import { WithdrawalForm } from '../../../forms/WithdrawalForm/WithdrawalForm.tsx';
import { createUiI18n } from '../../../i18n/createUiI18n.ts';
import type { Formats } from '../../../i18n/formats.ts';
import { type LanguageCode, languageCodes } from '../../../i18n/languages.ts';
import { uiText as en } from '../../../locales/en.ts';
import { uiText as ko } from '../../../locales/ko.ts';
import { uiText as tn } from '../../../locales/tn.ts';
import { uiText as zh } from '../../../locales/zh.ts';
import { MallUiProvider } from '../../../provider/MallUiProvider.tsx';
import { CouponTicket } from '../../coupons/CouponTicket/CouponTicket.tsx';
import { ShopFacts } from '../../shops/ShopCard/ShopFacts.tsx';
import { LedgerRow } from '../../wallet/LedgerRow/LedgerRow.tsx';
import { usePriceRangeText } from '../FilterPanel/usePriceRangeText.ts';
import { Price } from './Price.tsx';

const texts = { en, zh, tn, ko };

/** Returns the text of the page and of its accessible attributes, with the no-break spaces of Intl replaced. */
function words(content: ReactNode, formats?: Formats, language: LanguageCode = 'en'): string {
  const html = renderToStaticMarkup(
    <MallUiProvider i18n={createUiI18n(language, texts[language])} {...(formats ? { formats } : {})}>
      {content}
    </MallUiProvider>,
  );
  return html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
}

function RangeText({ from, to }: { from: number; to: number }) {
  return usePriceRangeText()({ from, to });
}

const euros: Formats = { currency: 'EUR' };
const germanEuros: Formats = { currency: 'EUR', locale: 'de-DE' };
const won: Formats = { currency: 'KRW' };

describe('useMoney without formats', () => {
  it.each(languageCodes)('prints yuan with U+00A5, grouping and two decimals in %s', (language) => {
    expect(words(<Price value="1280.50" was="-20" />, undefined, language)).toMatch(/\|\u00a51,280\.50\|.*\|\u2212\u00a520\.00\|/);
  });
  it.each([
    ['en', '1,280.50 yuan'],
    ['zh', '1,280.50元'],
    ['tn', '1,280.50元'],
    ['ko', '1,280.50위안'],
  ] as const)('spells yuan in %s', (language, spoken) => {
    expect(words(<Price value="1280.50" />, undefined, language)).toContain(`|${spoken}|`);
  });
});

describe('useMoney with another currency', () => {
  it("prints the currency's symbol and spells its name", () => {
    expect(words(<Price value="1280.50" />, euros)).toMatch(/\|€1,280\.50\|.*\|1,280\.50 euros\|/);
    expect(words(<Price value="1280.50" />, euros, 'ko')).toMatch(/\|€1,280\.50\|.*\|1,280\.50 유로\|/);
  });
  it('prints by the conventions of the locale, and spells in the language of the page', () => {
    expect(words(<Price value="1280.50" />, germanEuros)).toMatch(/\|1\.280,50 €\|.*\|1,280\.50 euros\|/);
  });
  it('prints no decimals for a currency without decimals', () => {
    expect(words(<Price value="12800.00" />, won, 'ko')).toMatch(/\|₩12,800\|.*\|12,800 대한민국 원\|/);
  });
  it('prints both ends of a range, or the lower one', () => {
    expect(words(<Price value="98.00-218.00" />, germanEuros)).toContain('98,00 € – 218,00 €');
    expect(words(<Price value="98.00-218.00" range="from" />, won)).toContain('from ₩98');
  });
  it('prints a reduction with a minus sign', () => {
    expect(words(<Price value="-20.00" />, euros)).toContain('\u2212€20.00');
  });
  it('throws for a value that is not an amount', () => {
    expect(() => words(<Price value="a lot" />, euros)).toThrow(RangeError);
  });
});

describe('components in another currency', () => {
  it('CouponTicket omits decimals that are zero', () => {
    const ticket = (amount: string) => <CouponTicket benefit={{ kind: 'amountOff', amount }} name="All products" state="open" />;
    expect(words(ticket('20.00'), euros)).toContain('|€20|');
    expect(words(ticket('20.50'), euros)).toContain('|€20.50|');
  });
  it('CouponTicket prints the discount as a number of the locale', () => {
    const ticket = <CouponTicket benefit={{ kind: 'shareOff', tenths: '8.75' }} name="All products" state="open" />;
    expect(words(ticket)).toContain('|12.5% off|');
    expect(words(ticket, germanEuros)).toContain('|12,5% off|');
  });
  it('WithdrawalForm prints its fee as a percentage of the locale', () => {
    const form = (
      <WithdrawalForm
        action="/withdrawal"
        balance="1280.50"
        minimum="50.00"
        maximum="1000.00"
        feeRate="0.006"
        cards={[]}
        addCardHref="/cards"
        phone="138****0001"
        onSendCode={() => undefined}
      />
    );
    expect(words(form, { currency: 'EUR' })).toContain('Fee: 0.6%.');
    expect(words(form, germanEuros)).toContain('Fee: 0,6 %.');
  });
  it('LedgerRow prints amounts in the currency, and points as numbers of the locale', () => {
    expect(words(<LedgerRow title="Order" date="Today" amount="-20.00" balance="1280.00" />, euros)).toMatch(
      /\|\u2212\|?€20\.00\|.*€1,280\.00/,
    );
    expect(words(<LedgerRow title="Order" date="Today" amount="1280" unit="points" />, germanEuros)).toContain('1.280');
  });
  it('AmountField has the symbol and the name of the currency', () => {
    expect(words(<AmountField name="amount" />, euros)).toContain('Amount in euros');
    expect(words(<AmountField name="amount" />, euros)).toContain('|€|');
  });
  it('the price filter prints whole amounts of the currency', () => {
    expect(words(<RangeText from={100} to={1500} />, germanEuros)).toContain('100 €–1.500 €');
  });
  it('ShopFacts prints numbers of the locale', () => {
    expect(words(<ShopFacts followers={8621} />, germanEuros)).toContain('8.621');
  });
});

describe('faulty formats', () => {
  const messageOf = (formats: unknown) => {
    try {
      words(<Price value="1" />, Object(formats));
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  it.each<[string, unknown, string]>([
    [
      'a currency that is no code',
      { currency: 'XX' },
      'formats.currency is "XX", not a currency code of ISO 4217 with three letters, such as "EUR".',
    ],
    [
      'a currency that is no text',
      { currency: 1 },
      'formats.currency is 1, not a currency code of ISO 4217 with three letters, such as "EUR".',
    ],
    [
      'a locale with an underscore',
      { locale: 'zh_ZZ' },
      'formats.locale is "zh_ZZ", not a language tag of BCP 47, such as "de-DE". Parts are separated by hyphens, not by underscores.',
    ],
    ['a locale that is no tag', { locale: 'german!' }, 'formats.locale is "german!", not a language tag of BCP 47, such as "de-DE".'],
    ['a misspelt option', { curency: 'EUR' }, 'formats.curency is not an option. Known: currency, locale.'],
    ['an array', ['EUR'], 'formats is an array, not an object with currency, locale.'],
  ])('name %s, what is expected and an example', (_case, formats, fault) => {
    expect(messageOf(formats)).toBe(`MallUiProvider: a fault in formats.\n- ${fault}`);
  });
  it('list all faults in one error', () => {
    expect(messageOf({ currency: 'XX', locale: 'zh_ZZ' })).toMatch(
      /^MallUiProvider: 2 faults in formats\.\n- formats\.currency .*\n- formats\.locale /,
    );
  });
});
