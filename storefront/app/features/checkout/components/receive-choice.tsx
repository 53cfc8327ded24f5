import { PaymentMethodTiles, styled, TextInput } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Checkout, type CheckoutOutcome, type Contact, checkoutFields } from '../checkout.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& fieldset legend': { ...theme.typography.h3, marginBlockEnd: theme.spacing(2) },
  '& > .contact': { display: 'grid', alignItems: 'start', gap: theme.spacing(2), maxWidth: theme.mall.size.formWide },
  [theme.breakpoints.up('sm')]: { '& > .contact': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}));

interface ReceiveChoiceProps extends Pick<Checkout, 'stores' | 'storeId' | 'contact'> {
  readonly outcome: CheckoutOutcome | undefined;
  readonly onChange: (storeId: number | undefined) => void;
}

const errorTexts = { contactName: 'receive.errors.fullName', contactPhone: 'receive.errors.fullPhone' } as const;

/** Renders the choice between delivery by courier and pickup in a store by a named person. */
export function ReceiveChoice({ stores, storeId, contact, outcome, onChange }: ReceiveChoiceProps) {
  const { t } = useTranslation('checkout');
  // Optimistic selection; the server's selection replaces it when the response arrives.
  const [picked, setPicked] = useState({ before: storeId, id: storeId });
  const chosen = picked.before === storeId ? picked.id : storeId;
  if (stores.length === 0) return null;
  const { contactName, contactPhone } = outcome?.entered.contact ?? contact;
  const errorOf = (field: keyof Contact) => (outcome?.errors?.[field] === undefined ? undefined : t(errorTexts[field]));
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
            detail: (
              <>
                {place}
                <br />
                {hours}
              </>
            ),
          })),
        ]}
        value={chosen === undefined ? 'courier' : String(chosen)}
        onChange={(value) => {
          const id = stores.find((store) => String(store.id) === value)?.id;
          setPicked({ before: storeId, id });
          onChange(id);
        }}
      />
      {storeId !== undefined && (
        <div className="contact">
          <TextInput
            label={t('receive.name')}
            name="contactName"
            autoComplete="name"
            defaultValue={contactName}
            error={errorOf('contactName')}
            required
          />
          <TextInput
            label={t('receive.phone')}
            name="contactPhone"
            type="tel"
            autoComplete="tel-national"
            defaultValue={contactPhone}
            error={errorOf('contactPhone')}
            hint={t('receive.hint')}
            required
          />
        </div>
      )}
    </Root>
  );
}
