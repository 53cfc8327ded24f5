import { EmptyState, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CheckoutState } from '../checkout.ts';

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
}));

interface BlockedCheckoutProps {
  readonly state: Extract<CheckoutState, { kind: 'gone' | 'blocked' | 'flash' }>;
  readonly hrefs: {
    /** The product to be bought directly; undefined when the products come from the cart. */
    readonly product: string | undefined;
    readonly cart: string;
    readonly orders: string;
  };
}

function textOf(state: BlockedCheckoutProps['state'], t: TFunction<'checkout'>): string {
  if (state.kind === 'blocked') return state.message;
  return state.kind === 'gone' ? t('blocked.gone') : t(`blocked.flash.${state.reason}`);
}

/** Renders the reason why the checkout is not possible, with a link to the page where the shopper can fix it. */
export function BlockedCheckout({ state, hrefs }: BlockedCheckoutProps) {
  const { t } = useTranslation('checkout');
  const isGone = state.kind === 'gone';
  const titles = { gone: 'blocked.goneTitle', flash: 'blocked.flashTitle', blocked: 'blocked.title' } as const;
  return (
    <div role="alert">
      <EmptyState
        icon="info"
        title={t(titles[state.kind])}
        action={
          <Buttons>
            <Button component={Link} to={hrefs.product ?? hrefs.cart} variant="contained">
              {t(hrefs.product === undefined ? 'blocked.toCart' : 'blocked.toProduct')}
            </Button>
            {isGone && (
              <Button component={Link} to={hrefs.orders} variant="outlined">
                {t('blocked.toOrders')}
              </Button>
            )}
          </Buttons>
        }
      >
        {textOf(state, t)}
      </EmptyState>
    </div>
  );
}
