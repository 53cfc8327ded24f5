import { CachedFragment, SearchField, type UnfoldState } from '@mall/ui';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';
import { useToast } from '#app/shared/toasts/toasts.tsx';

const parameter = 'searchName';
// History and suggestions are loaded when the field is focused.
const SearchAssist = lazy(async () => ({ default: (await import('./search-assist.tsx')).SearchAssist }));

interface ShopSearchProps extends UnfoldState {
  /** True for a signed-in customer, whose search history the mall stores. */
  readonly signedIn: boolean;
}

/** Renders the header's search. Without JavaScript the browser submits the form, and the results page reports missing input. */
export function ShopSearch({ signedIn, ...panel }: ShopSearchProps) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState<string>();
  const forShops = pathname === paths.shopSearch;
  const asked = ((forShops || pathname === paths.searchResults) && new URLSearchParams(search).get(parameter)) || '';
  const enter = (words: string) => {
    setTyped(words);
    panel.onOpenChange(true);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const words = String(form.get(parameter) ?? '').trim();
    if (words === '') return toast(t('search.empty'));
    panel.onOpenChange(false);
    // A customer's searches are stored by the mall only, because others may use the same browser.
    if (!signedIn) void import('../api/search-calls.ts').then(({ rememberSearch }) => rememberSearch(words));
    setTyped('');
    void navigate(withQuery(form.get('target') === 'shops' ? paths.shopSearch : paths.searchResults, { [parameter]: words }));
  };
  return (
    <CachedFragment name="search" data={[forShops, asked]}>
      <SearchField
        key={`${forShops} ${asked}`}
        action={paths.searchResults}
        defaultValue={asked}
        defaultTarget={forShops ? 'shops' : 'products'}
        onSubmit={submit}
        onInput={setTyped}
        onFocus={enter}
      >
        {typed !== undefined && (
          <Suspense fallback={null}>
            <SearchAssist {...panel} typed={typed} />
          </Suspense>
        )}
      </SearchField>
    </CachedFragment>
  );
}
