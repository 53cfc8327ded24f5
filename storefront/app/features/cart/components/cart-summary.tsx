import { BusyButton, styled, TotalsBlock } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../cart.ts';
import { cartFields, writeIntent } from '../cart-form.ts';
import type { CartFormState } from '../use-cart-form.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  [theme.breakpoints.up('lg')]: { position: 'sticky', insetBlockStart: theme.spacing(4) },
  '& h2': { margin: 0 },
  '& dl': { transition: `opacity ${theme.mall.motion.quick} ${theme.mall.motion.ease}` },
  '&[aria-busy="true"] dl': { opacity: 0.4 },
}));

/** Renders the server's totals of the selected items, dimmed while the server calculates them again. */
export function CartSummary({ cart, state }: { cart: Cart; state: CartFormState }) {
  const { t } = useTranslation('cart');
  const intent = writeIntent({ kind: 'checkout' });
  return (
    <Root aria-busy={state.isPending}>
      <Typography variant="h4" component="h2">
        {t('summary.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('summary.selected', { count: cart.selectedPieces })}
      </Typography>
      <TotalsBlock goods={cart.selectedTotal} total={cart.selectedTotal}>
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          name={cartFields.intent}
          value={intent}
          pending={state.pendingIntent === intent}
        >
          {t('summary.checkout')}
        </BusyButton>
      </TotalsBlock>
      <Typography variant="caption" color="textSecondary">
        {t('summary.note')}
      </Typography>
    </Root>
  );
}
