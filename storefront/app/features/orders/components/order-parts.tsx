import { Price, styled, UiLink } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderPart } from '../order.ts';

const Block = styled('section')(({ theme }) => ({
  '& > p': { margin: 0, marginBlockStart: theme.spacing(0.5) },
  '& ul': { margin: 0, marginBlockStart: theme.spacing(2), padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(0.5, 3),
    alignItems: 'baseline',
    paddingBlock: theme.spacing(2),
    borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& li > :nth-of-type(even)': { justifySelf: 'end', textAlign: 'end' },
  '& a': { overflowWrap: 'anywhere' },
}));

interface OrderPartsProps {
  readonly parts: readonly OrderPart[];
  readonly hrefOf: (orderId: number) => string;
}

/** Renders the orders that an order of several shops was split into, each linked to its page. */
export function OrderParts({ parts, hrefOf }: OrderPartsProps) {
  const { t } = useTranslation('orders');
  return (
    <Block aria-labelledby="order-parts">
      <Typography id="order-parts" variant="h4" component="h2">
        {t('parts.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('parts.text')}
      </Typography>
      <ul>
        {parts.map(({ id, number, shopName, state, total }) => (
          <li key={id}>
            <Typography component="span" variant="subtitle2">
              {shopName}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary">
              {t(`state.${state}`)}
            </Typography>
            <Typography component="span" variant="body2">
              <UiLink href={hrefOf(id)}>{t('details.title', { number })}</UiLink>
            </Typography>
            <Typography component="span" variant="body2">
              <Price value={total} size="small" />
            </Typography>
          </li>
        ))}
      </ul>
    </Block>
  );
}
