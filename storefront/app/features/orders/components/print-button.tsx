import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#app/shared/use-hydrated.ts';

// Without a script its place stays empty: the browser's own menu prints.
const Place = styled('div')({ '&[data-waiting]': { visibility: 'hidden' } });

/** Prints the page. */
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
