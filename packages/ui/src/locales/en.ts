import ui from '@mall/locales/en/ui.json' with { type: 'json' };
import uiDeferred from '@mall/locales/en/ui-deferred.json' with { type: 'json' };
import uiList from '@mall/locales/en/ui-list.json' with { type: 'json' };

/** Texts of the library by namespace: English, the language of the keys. */
export const uiTextByNamespace = { ui: { ...ui }, 'ui-list': { ...uiList }, 'ui-deferred': { ...uiDeferred } };

/** Texts of the library: English. */
export const uiText = { ...ui, ...uiList, ...uiDeferred };
