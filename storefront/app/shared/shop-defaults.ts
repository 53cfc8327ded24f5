import { defaultLanguage } from '@mall/locales';

/** The default settings of a shop. */
export const shopDefaults = {
  publicOrigin: 'http://localhost:3000',
  defaultLanguage,
  timeZone: 'Asia/Shanghai',
  mockSessions: false,
} as const;
