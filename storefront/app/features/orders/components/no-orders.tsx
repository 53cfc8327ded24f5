import { EmptyState } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderQuery } from '../order.ts';

interface NoOrdersProps extends Pick<OrderQuery, 'tab' | 'words'> {
  readonly hrefs: { readonly all: string; readonly shop: string };
}

/** Renders the empty state of a tab or a search. */
export function NoOrders({ tab, words, hrefs }: NoOrdersProps) {
  const { t } = useTranslation('orders');
  if (words !== '') {
    return (
      <EmptyState
        icon="search"
        title={t('empty.words.title', { words })}
        action={
          <Button component={Link} to={hrefs.all} variant="outlined">
            {t('empty.words.all')}
          </Button>
        }
      >
        {t('empty.words.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(`empty.${tab}.title`)}
      action={
        <Button component={Link} to={hrefs.shop} variant="outlined">
          {t('empty.shop')}
        </Button>
      }
    >
      {t(`empty.${tab}.text`)}
    </EmptyState>
  );
}
