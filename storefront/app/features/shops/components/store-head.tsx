import { Container, Notice, ShopHead } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Store } from '../store.ts';
import { useFollow } from '../use-follow.tsx';

interface StoreHeadProps {
  readonly store: Store;
  /** The address that follow requests are submitted to. */
  readonly action: string;
  readonly idempotencyKey: string;
}

/** Renders the head of a shop's page, with a notice when the shop is closed. */
export function StoreHead({ store, action, idempotencyKey }: StoreHeadProps) {
  const { t } = useTranslation('shops');
  const { props, refusal } = useFollow(store, action, idempotencyKey);
  return (
    <Container>
      <ShopHead
        name={store.name}
        {...(store.logo && { logoUrl: store.logo })}
        {...(store.poster && { posterUrl: store.poster })}
        information={store.about}
        place={store.place}
        productCount={store.onSale}
        {...props}
        sx={{ paddingBlockStart: { xs: 3, md: 4 }, paddingBlockEnd: { xs: 2, md: 4 } }}
      />
      {refusal}
      {!store.isOpen && <Notice>{t('store.closed')}</Notice>}
    </Container>
  );
}
