import first from '@mall/locales/en/ui.json' with { type: 'json' };
import later from '@mall/locales/en/ui-deferred.json' with { type: 'json' };
import list from '@mall/locales/en/ui-list.json' with { type: 'json' };

/** Texts of the library: English, the language of the keys. */
export const uiText = { ...first, ...list, ...later };
