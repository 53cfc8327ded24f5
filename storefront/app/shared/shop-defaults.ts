import { defaultLanguage } from '@mall/locales';

/** What a shop is when nobody said otherwise. */
export const shopDefaults = {
  publicOrigin: 'http://localhost:3000',
  defaultLanguage,
  timeZone: 'Asia/Shanghai',
  mockSessions: false,
} as const;
