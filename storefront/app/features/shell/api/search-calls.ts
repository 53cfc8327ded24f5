import type { LanguageCode } from '@mall/locales';
import { call, createMallClient, type Fetch } from '@mall/sdk';
import { catalogClearSearchHistory, catalogRemoveSearch, catalogSearch, catalogSearchHistory } from '@mall/sdk/operations/catalog';

/** Search suggestions for a text. */
export interface Suggestions {
  /** Names of brands and classes, or of shops. */
  readonly words: readonly string[];
  readonly products: readonly { readonly id: number; readonly title: string; readonly imageUrl: string }[];
}

const shops = 2;
const [maxProducts, maxTerms, maxEntries] = [5, 3, 20];

interface Operation {
  readonly api: string;
}

// The API proxy accepts only a few operations, and requires a header that names the operation.
const client = (language: LanguageCode, { api }: Operation, fetch?: Fetch) =>
  createMallClient({ baseUrl: '/api/', language, headers: { 'X-Mall-Api': api }, ...(fetch && { fetch }) });

/** Loads suggestions of products or shops. Sent without a session, so that unfinished input does not enter the search history. */
export async function suggest(keyword: string, forShops: boolean, language: LanguageCode, signal: AbortSignal): Promise<Suggestions> {
  const asNobody = client(language, catalogSearch, (url, init) => fetch(url, { ...init, credentials: 'omit' }));
  const asked = { keyword: keyword.slice(0, 100), pageSize: maxProducts };
  if (forShops) {
    const { list } = await call(asNobody, catalogSearch, { ...asked, searchType: shops }, { signal });
    return { words: list.map(({ name }) => name), products: [] };
  }
  const found = await call(asNobody, catalogSearch, asked, { signal });
  const looked = keyword.toLowerCase();
  const names = [...found.brand_list.map(({ brand_name }) => brand_name), ...found.class_list.map(({ pname }) => pname)];
  return {
    words: names.filter((name) => name.toLowerCase().includes(looked)).slice(0, maxTerms),
    products: found.list.map(({ id, product_title, imgurl }) => ({ id, title: product_title, imageUrl: imgurl })),
  };
}

const storageKey = 'mall-searches';

/** Returns the search history of a visitor, which is stored in this browser. */
function readStored(): string[] {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

function writeStored(words: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(words.slice(0, maxEntries)));
  } catch {
    // The browser's storage is disabled: no history.
  }
}

/** Stores a search in this browser. */
export const rememberSearch = (text: string): void => writeStored([text, ...readStored().filter((word) => word !== text)]);

/**
 * Loads the search history: the mall's list for a customer, this browser's for a visitor. After sign-in both are combined until they are
 * cleared. The mall's part is omitted when it does not respond.
 */
export function searchHistory(language: LanguageCode) {
  return {
    async list(signal: AbortSignal): Promise<readonly string[]> {
      const listed = await call(client(language, catalogSearchHistory), catalogSearchHistory, {}, { signal }).catch(() => undefined);
      const words = listed?.list.map(({ keyword }) => keyword) ?? [];
      return [...new Set([...words, ...readStored()])].slice(0, maxEntries);
    },
    async forget(text: string): Promise<void> {
      writeStored(readStored().filter((word) => word !== text));
      await call(client(language, catalogRemoveSearch), catalogRemoveSearch, { keyword: text }).catch(() => undefined);
    },
    async forgetAll(): Promise<void> {
      writeStored([]);
      await call(client(language, catalogClearSearchHistory), catalogClearSearchHistory, {}).catch(() => undefined);
    },
  };
}
