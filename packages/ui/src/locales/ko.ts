import first from '@mall/locales/ko/ui.json' with { type: 'json' };
import later from '@mall/locales/ko/ui-deferred.json' with { type: 'json' };
import list from '@mall/locales/ko/ui-list.json' with { type: 'json' };

/** Texts of the library: Korean. */
export const uiText = { ...first, ...list, ...later };
