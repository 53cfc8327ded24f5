import first from '@mall/locales/en/ui.json' with { type: 'json' };
import later from '@mall/locales/en/ui-later.json' with { type: 'json' };
import list from '@mall/locales/en/ui-list.json' with { type: 'json' };

/** The library's own texts: English, the key's own language. */
export const uiText = { ...first, ...list, ...later };
