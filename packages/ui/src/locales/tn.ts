import first from '@mall/locales/tn/ui.json' with { type: 'json' };
import later from '@mall/locales/tn/ui-deferred.json' with { type: 'json' };
import list from '@mall/locales/tn/ui-list.json' with { type: 'json' };

/** Texts of the library: Traditional Chinese. */
export const uiText = { ...first, ...list, ...later };
