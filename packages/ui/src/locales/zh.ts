import first from '@mall/locales/zh/ui.json' with { type: 'json' };
import later from '@mall/locales/zh/ui-deferred.json' with { type: 'json' };
import list from '@mall/locales/zh/ui-list.json' with { type: 'json' };

/** Texts of the library: Simplified Chinese. */
export const uiText = { ...first, ...list, ...later };
