import texts from '@mall/locales/ko/ui.json' with { type: 'json' };

/** The library's own texts: Korean. */
export const uiText = texts;
