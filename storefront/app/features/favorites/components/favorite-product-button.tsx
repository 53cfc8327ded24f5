import { FavoriteButton } from '@mall/ui';
import { useFetcher } from 'react-router-dom';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { type FavoriteRefusal, favoriteField, favoriteIntent } from '../favorite-intent.ts';

interface CollectProductProps {
  /** The product's favourite, where it is collected. */
  readonly favorite: number | undefined;
  /** Where the form is posted to. */
  readonly action: string;
  /** What to say when nobody answered. */
  readonly otherwise: string;
}

/** Collects the product of the page, or lets it go; shown as wished while the wish is on its way. */
export function FavoriteProductButton({ favorite, action, otherwise }: CollectProductProps) {
  const fetcher = useFetcher<FavoriteRefusal | undefined>();
  const collected = favorite !== undefined;
  const hidden = { intent: favoriteIntent, ...(collected ? { [favoriteField]: String(favorite) } : {}) };
  const onToggle = () => {
    // A second press before the answer would name a favourite that is not known yet.
    if (fetcher.state === 'idle') void fetcher.submit(hidden, { method: 'post', action });
  };
  return (
    <>
      <FavoriteButton favorite={fetcher.state === 'idle' ? collected : !collected} action={action} hidden={hidden} onToggle={onToggle} />
      {fetcher.data && <RefusalNotice key={fetcher.data.at} message={fetcher.data.message} otherwise={otherwise} />}
    </>
  );
}
