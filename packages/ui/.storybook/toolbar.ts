import type { Preview } from '@storybook/react-vite';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { brandTitles, isOwnBrand, ownBrandTitle } from './brands.ts';

const storageKey = 'mall-own-brand';

/** Returns the brand of the theme builder that the address has, or that this browser used last. */
function findOwnBrand(): string | undefined {
  const [, inAddress = ''] = /\bbrand:(own-[0-9a-f]+)/.exec(decodeURIComponent(location.search)) ?? [];
  return [inAddress, localStorage.getItem(storageKey) ?? ''].find(isOwnBrand);
}

/** Returns the selections of the toolbar, with a brand of the theme builder. */
export function toolbar(ownBrand = findOwnBrand()) {
  const brands = { ...brandTitles, ...(ownBrand && { [ownBrand]: ownBrandTitle }) };
  return {
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh', title: '简体中文' },
          { value: 'tn', title: '繁體中文' },
          { value: 'ko', title: '한국어' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: Object.entries(brands).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    scheme: {
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  } satisfies Preview['globalTypes'];
}

type Globals = Readonly<Record<string, unknown>>;

let userGlobals: Globals = {};

/** Records the selection of the toolbar for {@link offerOwnBrand}. */
export function recordSelection(): void {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, (update: { readonly globals: Globals }) => {
    userGlobals = update.globals;
  });
  channel.on(GLOBALS_UPDATED, (update: { readonly userGlobals: Globals }) => {
    userGlobals = update.userGlobals;
  });
}

/**
 * Adds a brand of the theme builder to the toolbar, and stores it for later visits. Storybook reads the items of the toolbar from this event only; the
 * selection in it must be the current one, because the toolbar would restore another.
 */
export function offerOwnBrand(brand: string): void {
  localStorage.setItem(storageKey, brand);
  addons.getChannel().emit(SET_GLOBALS, { globals: userGlobals, globalTypes: toolbar(brand) });
}
