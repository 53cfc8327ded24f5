import texts from '@mall/locales/tn/ui.json' with { type: 'json' };

/** The library's own texts: Traditional Chinese. */
export const uiText = texts;
