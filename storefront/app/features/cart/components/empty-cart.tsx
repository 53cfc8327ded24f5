import { EmptyState, useLinkComponent } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Renders the empty state with a link to the products. */
export function EmptyCart({ browseHref }: { browseHref: string }) {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      icon="bag"
      title={t('empty.title')}
      action={
        <Button component={useLinkComponent()} href={browseHref} variant="contained" size="large">
          {t('empty.browse')}
        </Button>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
