import ui from '@mall/locales/tn/ui.json' with { type: 'json' };
import uiDeferred from '@mall/locales/tn/ui-deferred.json' with { type: 'json' };
import uiList from '@mall/locales/tn/ui-list.json' with { type: 'json' };

/** Texts of the library: Traditional Chinese. */
export const uiText = { ...ui, ...uiList, ...uiDeferred };
