import { FavoriteButton } from '@mall/ui';
import { useFetcher } from 'react-router-dom';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { type FavoriteRefusal, favoriteField, favoriteIntent } from '../favorite-intent.ts';

interface CollectProductProps {
  /** The id of the product's favorite, when it is one. */
  readonly favorite: number | undefined;
  /** The address the form is submitted to. */
  readonly action: string;
  /** The message when the gateway did not respond. */
  readonly otherwise: string;
}

/** Adds the product of the page to the favorites, or removes it, with an optimistic update. */
export function FavoriteProductButton({ favorite, action, otherwise }: CollectProductProps) {
  const fetcher = useFetcher<FavoriteRefusal | undefined>();
  const collected = favorite !== undefined;
  const hidden = { intent: favoriteIntent, ...(collected ? { [favoriteField]: String(favorite) } : {}) };
  const onToggle = () => {
    // A second press before the response would have to name a favorite whose id is not known yet.
    if (fetcher.state === 'idle') void fetcher.submit(hidden, { method: 'post', action });
  };
  return (
    <>
      <FavoriteButton favorite={fetcher.state === 'idle' ? collected : !collected} action={action} hidden={hidden} onToggle={onToggle} />
      {fetcher.data && <RefusalNotice key={fetcher.data.at} message={fetcher.data.message} otherwise={otherwise} />}
    </>
  );
}
