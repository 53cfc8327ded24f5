import { Container, Notice, ShopHead } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Store } from '../store.ts';
import { useFollow } from '../use-follow.tsx';

interface StoreHeadProps {
  readonly store: Store;
  /** Where following it is posted to. */
  readonly action: string;
  readonly idempotencyKey: string;
}

/** The head of a shop's page; a shop that does not trade says so. */
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
