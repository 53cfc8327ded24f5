import { SearchField } from '@mall/ui';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';
import { useToast } from '#app/shared/toasts/toasts.tsx';

const parameter = 'searchName';

// Shops cannot be looked for yet: a choice of one is none, and "products" is what is sent.
const ProductsOnly = styled('div')({ '& select': { display: 'none' } });

/** The header's search. Without JavaScript the browser sends the form by itself, and the results page says what is missing. */
export function ShopSearch() {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = (pathname === paths.searchResults && new URLSearchParams(search).get(parameter)) || '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get(parameter) ?? '').trim();
    if (words === '') toast(t('search.empty'));
    else void navigate(withQuery(paths.searchResults, { [parameter]: words }));
  };
  return (
    <ProductsOnly>
      <SearchField key={asked} action={paths.searchResults} defaultValue={asked} onSubmit={submit} />
    </ProductsOnly>
  );
}
