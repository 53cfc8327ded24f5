import en from '@mall/locales/en/after-sales-timeline.json' with { type: 'json' };
import ko from '@mall/locales/ko/after-sales-timeline.json' with { type: 'json' };
import tn from '@mall/locales/tn/after-sales-timeline.json' with { type: 'json' };
import zh from '@mall/locales/zh/after-sales-timeline.json' with { type: 'json' };
import type { LanguageCode } from '../../shared/language.ts';

/** The texts of after-sales in every language. */
export type AfterSaleTexts = typeof en;

const catalogs: Readonly<Record<LanguageCode, AfterSaleTexts>> = { en, zh, tn, ko };

/** Returns the texts of after-sales in a language. */
export const textsIn = (language: LanguageCode): AfterSaleTexts => catalogs[language];
