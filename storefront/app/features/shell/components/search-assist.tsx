import type { UnfoldState } from '@mall/ui';
import { SearchPanel } from '@mall/ui/commerce/SearchPanel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { paths, withQuery } from '#app/paths.ts';
import { useShop } from '#app/shared/shop.ts';
import { type Suggestions, searchHistory, suggest } from '../search-calls.ts';

interface SearchAssistProps extends UnfoldState {
  /** What stands in the field since it was entered; '' while nothing was typed. */
  readonly typed: string;
  readonly signedIn: boolean;
}

/** Milliseconds of rest before what was typed is looked for. */
const rest = 200;

const shops = '2';
const noSuggestions: Suggestions = { words: [], products: [] };

/** What may be meant by the words so far, once the typing rests; undefined while nothing is typed. */
function useSuggestions(typed: string, forShops: boolean, language: string): Suggestions | undefined {
  const [found, setFound] = useState<{ readonly words: string; readonly suggestions: Suggestions }>();
  const words = typed.trim();
  useEffect(() => {
    if (words === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      // Without an answer the panel keeps what it has: the search itself does not need it.
      const suggestions = await suggest(words, forShops, language, stop.signal).catch(() => undefined);
      if (suggestions && !stop.signal.aborted) setFound({ words, suggestions });
    }, rest);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words, forShops, language]);
  return words === '' ? undefined : (found?.suggestions ?? noSuggestions);
}

/** Whether the form around a place looks for shops rather than products, as its select says now; what it is sent with is remembered. */
function useForm(place: RefObject<Element | null>, remember: (text: string) => void): boolean {
  const [forShops, setForShops] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const sent = (name: string) => String(new FormData(form).get(name) ?? '').trim();
    const read = () => setForShops(sent('target') === shops);
    const onSubmit = () => remember(sent('searchName'));
    read();
    form.addEventListener('change', read);
    form.addEventListener('submit', onSubmit);
    return () => {
      form.removeEventListener('change', read);
      form.removeEventListener('submit', onSubmit);
    };
  }, [place, remember]);
  return forShops;
}

/** What was searched before, and how it is forgotten. */
function useHistory(signedIn: boolean, language: string) {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    void searchHistory(language)
      .list(stop.signal)
      .then((listed) => !stop.signal.aborted && setWords(listed));
    return () => stop.abort();
  }, [language]);
  // A customer's searches are noted by the mall alone: the browser may be another's tomorrow.
  const remember = useCallback((text: string) => !signedIn && searchHistory(language).remember(text), [signedIn, language]);
  return {
    words,
    remember,
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

/** Under the header's search: what was searched before or, once somebody types, what may be meant. */
export function SearchAssist({ typed, signedIn, ...panel }: SearchAssistProps) {
  const { language } = useShop();
  const place = useRef<HTMLSpanElement>(null);
  const { words, remember, forget, forgetAll } = useHistory(signedIn, language);
  const forShops = useForm(place, remember);
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
            products: suggestions.products.map(({ id, title, pictureUrl }) => ({
              title,
              pictureUrl,
              href: withQuery(paths.product, { id }),
            })),
          },
        })}
      />
    </>
  );
}
