import { AddressCard, BusyButton, CardGrid } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import type { DeliveryAddress } from '#app/shared/delivery-address.ts';
import { addressIdField, addressIntents } from '../address-outcome.ts';
import { RemoveAddress } from './remove-address.tsx';

interface AddressListProps {
  readonly addresses: readonly DeliveryAddress[];
  readonly idempotencyKey: string;
  readonly editHref: (id: number) => string;
}

/** Renders the customer's addresses, each with its actions. */
export function AddressList({ addresses, idempotencyKey, editHref }: AddressListProps) {
  const { t } = useTranslation('addresses');
  return (
    <CardGrid label={t('title')}>
      {addresses.map(({ id, ...address }) => (
        <AddressCard
          key={id}
          {...address}
          actions={
            <>
              <Button
                component={Link}
                to={editHref(id)}
                preventScrollReset
                size="small"
                variant="text"
                aria-label={t('editWhose', { name: address.name })}
              >
                {t('edit')}
              </Button>
              {!address.isDefault && <MakeDefault id={id} />}
              <RemoveAddress id={id} name={address.name} idempotencyKey={idempotencyKey} />
            </>
          }
        />
      ))}
    </CardGrid>
  );
}

function MakeDefault({ id }: { id: number }) {
  const { t } = useTranslation('addresses');
  const { formData } = useNavigation();
  const isSent = formData?.get('intent') === addressIntents.makeDefault && formData.get(addressIdField) === String(id);
  return (
    <Form method="post" action={paths.addresses} preventScrollReset replace>
      <input type="hidden" name={addressIdField} value={id} />
      <BusyButton type="submit" name="intent" value={addressIntents.makeDefault} size="small" variant="text" pending={isSent}>
        {t('makeDefault')}
      </BusyButton>
    </Form>
  );
}
