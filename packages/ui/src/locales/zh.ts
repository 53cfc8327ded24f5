import ui from '@mall/locales/zh/ui.json' with { type: 'json' };
import uiDeferred from '@mall/locales/zh/ui-deferred.json' with { type: 'json' };
import uiList from '@mall/locales/zh/ui-list.json' with { type: 'json' };

/** Texts of the library: Simplified Chinese. */
export const uiText = { ...ui, ...uiList, ...uiDeferred };
