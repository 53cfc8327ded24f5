import { CopyButton, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AfterSaleDetails, AfterSaleParcel } from '../after-sale.ts';

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  scrollMarginBlock: theme.spacing(4),
  '& ul': { display: 'grid', gap: theme.spacing(2), listStyle: 'none', margin: 0, padding: 0 },
  [theme.breakpoints.up('sm')]: { '& ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '& li': {
    display: 'grid',
    gap: theme.spacing(0.5),
    padding: theme.spacing(2.5),
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
    borderRadius: theme.mall.radius.card,
  },
  '& h3': { ...theme.typography.subtitle2, margin: 0 },
  '& p': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(0.5),
    margin: 0,
    color: theme.vars.palette.roles.inkSoft,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}));

/** Renders the parcels of an after-sale in both directions; nothing when there is none. */
export function AfterSaleParcels({ afterSale }: { afterSale: AfterSaleDetails }) {
  const { t } = useTranslation('after-sales');
  const { kind, state, returnParcel, shopParcel } = afterSale;
  if (!returnParcel && !shopParcel) return null;
  const fromShop = kind === 'exchange' && state !== 'refusedAfterReturn' ? 'parcels.replacement' : 'parcels.returned';
  return (
    <Part id="parcels" aria-labelledby="after-sale-parcels">
      <Typography id="after-sale-parcels" variant="h4" component="h2">
        {t('parcels.title')}
      </Typography>
      <ul>
        {returnParcel && <Parcel title={t('parcels.back')} parcel={returnParcel} />}
        {shopParcel && <Parcel title={t(fromShop)} parcel={shopParcel} />}
      </ul>
    </Part>
  );
}

function Parcel({ title, parcel: { courier, number } }: { title: string; parcel: AfterSaleParcel }) {
  const { t } = useTranslation('after-sales');
  return (
    <li>
      <h3>{title}</h3>
      <p>
        {courier} · {number}
        <CopyButton text={number} label={t('parcels.copy')} />
      </p>
    </li>
  );
}
