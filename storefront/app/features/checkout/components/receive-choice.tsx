import { PaymentMethodTiles, TextInput } from '@mall/ui';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { type Checkout, type CheckoutOutcome, type Contact, checkoutFields } from '../checkout.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& legend': theme.typography.h3,
  '& .contact': { display: 'grid', gap: theme.spacing(2), maxWidth: theme.mall.size.formWide },
  [theme.breakpoints.up('sm')]: { '& .contact': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}));

interface ReceiveChoiceProps extends Pick<Checkout, 'stores' | 'storeId' | 'contact'> {
  readonly outcome: CheckoutOutcome | undefined;
  readonly onChange: (storeId: number | undefined) => void;
}

/** How the order is received: brought by a courier, or picked up in a store by somebody with a name. */
export function ReceiveChoice({ stores, storeId, contact, outcome, onChange }: ReceiveChoiceProps) {
  const { t } = useTranslation('checkout');
  if (stores.length === 0) return null;
  const { fullName, fullPhone } = outcome?.entered.contact ?? contact;
  const errorOf = (field: keyof Contact) => (outcome?.errors?.[field] === undefined ? undefined : t(`receive.errors.${field}`));
  return (
    <Root>
      <PaymentMethodTiles
        legend={t('receive.title')}
        name={checkoutFields.receive}
        methods={[
          { id: 'courier', label: t('receive.courier'), detail: t('receive.courierText') },
          ...stores.map(({ id, name, place, hours }) => ({
            id: String(id),
            label: t('receive.store', { name }),
            detail: `${place} · ${hours}`,
          })),
        ]}
        value={storeId === undefined ? 'courier' : String(storeId)}
        onChange={(id) => onChange(stores.find((store) => String(store.id) === id)?.id)}
      />
      {storeId !== undefined && (
        <div className="contact">
          <TextInput
            label={t('receive.name')}
            name="fullName"
            autoComplete="name"
            defaultValue={fullName}
            error={errorOf('fullName')}
            required
          />
          <TextInput
            label={t('receive.phone')}
            name="fullPhone"
            type="tel"
            autoComplete="tel-national"
            defaultValue={fullPhone}
            error={errorOf('fullPhone')}
            hint={t('receive.hint')}
            required
          />
        </div>
      )}
    </Root>
  );
}
