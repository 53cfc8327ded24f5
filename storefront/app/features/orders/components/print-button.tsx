import { styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#app/shared/use-hydrated.ts';

// Without JavaScript its space stays empty: the browser's menu prints.
const Place = styled('div')({ '&[data-waiting]': { visibility: 'hidden' } });

/** Renders a button that prints the page. */
export function PrintButton() {
  const { t } = useTranslation('orders');
  const isReady = useHydrated();
  return (
    <Place data-print="hide" data-waiting={isReady ? undefined : true}>
      <Button variant="outlined" size="small" onClick={() => window.print()}>
        {t('actions.print')}
      </Button>
    </Place>
  );
}
