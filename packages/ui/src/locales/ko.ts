import ui from '@mall/locales/ko/ui.json' with { type: 'json' };
import uiDeferred from '@mall/locales/ko/ui-deferred.json' with { type: 'json' };
import uiList from '@mall/locales/ko/ui-list.json' with { type: 'json' };

/** Texts of the library: Korean. */
export const uiText = { ...ui, ...uiList, ...uiDeferred };
