import type { LanguageCode } from '@mall/locales';
import type { UnfoldState } from '@mall/ui';
import { SearchPanel } from '@mall/ui/commerce/SearchPanel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { paths, withQuery } from '#app/paths.ts';
import { useShop } from '#app/shared/shop.ts';
import { type Suggestions, searchHistory, suggest } from '../api/search-calls.ts';

interface SearchAssistProps extends UnfoldState {
  /** The text typed since the field was focused; '' before any input. */
  readonly typed: string;
}

/** The debounce time before suggestions are loaded. */
const debounceMs = 200;

const noSuggestions: Suggestions = { words: [], products: [] };

/** Returns suggestions for the typed text, debounced; undefined for no text. */
function useSuggestions(typed: string, forShops: boolean, language: LanguageCode): Suggestions | undefined {
  const [found, setFound] = useState<{ readonly words: string; readonly suggestions: Suggestions }>();
  const words = typed.trim();
  useEffect(() => {
    if (words === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      // Without a response the panel retains its content: the search works without it.
      const suggestions = await suggest(words, forShops, language, stop.signal).catch(() => undefined);
      if (suggestions && !stop.signal.aborted) setFound({ words, suggestions });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words, forShops, language]);
  return words === '' ? undefined : (found?.suggestions ?? noSuggestions);
}

/** Returns whether the surrounding form searches for shops instead of products, according to its select. */
function useForShops(place: RefObject<Element | null>): boolean {
  const [forShops, setForShops] = useState(false);
  useEffect(() => {
    const select = place.current?.closest('form')?.querySelector('select');
    if (!select) return;
    const read = () => setForShops(select.value === 'shops');
    read();
    select.addEventListener('change', read);
    return () => select.removeEventListener('change', read);
  }, [place]);
  return forShops;
}

/** Returns the search history, and the function that clears it. */
function useHistory(language: LanguageCode) {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    void searchHistory(language)
      .list(stop.signal)
      .then((listed) => !stop.signal.aborted && setWords(listed));
    return () => stop.abort();
  }, [language]);
  return {
    words,
    forget: (text: string) => {
      setWords((before) => before.filter((word) => word !== text));
      void searchHistory(language).forget(text);
    },
    forgetAll: () => {
      setWords([]);
      void searchHistory(language).forgetAll();
    },
  };
}

/** Renders the panel below the header's search: the history or, while the visitor types, suggestions. */
export function SearchAssist({ typed, ...panel }: SearchAssistProps) {
  const { language } = useShop();
  const place = useRef<HTMLSpanElement>(null);
  const { words, forget, forgetAll } = useHistory(language);
  const forShops = useForShops(place);
  const suggestions = useSuggestions(typed, forShops, language);
  const looked = typed.trim().toLowerCase();
  const wordOf = (text: string) => ({ text, href: withQuery(forShops ? paths.shopSearch : paths.searchResults, { searchName: text }) });
  return (
    <>
      <span ref={place} hidden />
      <SearchPanel
        {...panel}
        history={words.map(wordOf)}
        onForget={forget}
        onForgetAll={forgetAll}
        {...(suggestions && {
          suggestions: {
            words: [...new Set([...words.filter((word) => word.toLowerCase().includes(looked)).slice(0, 3), ...suggestions.words])].map(
              wordOf,
            ),
            products: suggestions.products.map(({ id, title, imageUrl }) => ({
              title,
              imageUrl,
              href: withQuery(paths.product, { id }),
            })),
          },
        })}
      />
    </>
  );
}
