import texts from '@mall/locales/zh/ui.json' with { type: 'json' };

/** The library's own texts: Simplified Chinese. */
export const uiText = texts;
