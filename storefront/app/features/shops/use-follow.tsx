import type { FollowForm } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { type FollowRefusal, followIntent, shopField } from './following.ts';
import type { FoundShop } from './store.ts';

interface Following {
  /** The props of the follow button and the number of followers next to it, with an optimistic update. */
  readonly props: { readonly follow: FollowForm; readonly followers: number; readonly onFollow: () => void };
  /** The reason of a refusal. */
  readonly refusal: ReactNode;
}

/** Follows a shop by a form that is submitted to `action`. */
export function useFollow(shop: Pick<FoundShop, 'id' | 'followed' | 'followers'>, action: string, idempotencyKey: string): Following {
  const { t } = useTranslation('shops');
  const fetcher = useFetcher<FollowRefusal | undefined>();
  const isIdle = fetcher.state === 'idle';
  const fields = { intent: followIntent, [shopField]: String(shop.id), [idempotencyField]: idempotencyKey };
  return {
    props: {
      follow: { followed: isIdle ? shop.followed : !shop.followed, action, fields },
      followers: shop.followers + (isIdle ? 0 : shop.followed ? -1 : 1),
      // A second press before the response would toggle an unknown state.
      onFollow: () => isIdle && void fetcher.submit(fields, { method: 'post', action }),
    },
    refusal: fetcher.data && <RefusalNotice key={fetcher.data.at} message={fetcher.data.message} otherwise={t('follow.noResponse')} />,
  };
}
