import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { OrderDetails } from '../order.ts';

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& p': { ...theme.typography.body2, margin: 0 },
  '& ol': {
    ...theme.typography.caption,
    display: 'grid',
    gap: theme.spacing(1),
    listStyle: 'none',
    margin: 0,
    paddingInlineStart: theme.spacing(2),
    color: theme.vars.palette.roles.inkSoft,
    borderInlineStart: `${theme.mall.border.strong} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& time': { display: 'block' },
}));

/** The order's parcels: courier, number, and the stops they made. */
export function OrderParcels({ parcels }: Pick<OrderDetails, 'parcels'>) {
  const { t } = useTranslation('orders');
  const { minute } = useDateTime();
  if (parcels.length === 0) return null;
  return (
    <Part aria-labelledby="order-parcels">
      <Typography id="order-parcels" variant="h4" component="h2">
        {t('details.parcels')}
      </Typography>
      {parcels.map(({ courier, number, stops }) => (
        <div key={number}>
          <p>{t('details.parcel', { courier, number })}</p>
          {stops.length > 0 && (
            <ol>
              {stops.map(({ at, text }) => (
                <li key={`${at} ${text}`}>
                  {at && <time dateTime={at}>{minute(at)}</time>}
                  {text}
                </li>
              ))}
            </ol>
          )}
        </div>
      ))}
    </Part>
  );
}
