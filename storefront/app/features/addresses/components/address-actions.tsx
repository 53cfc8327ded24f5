import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router-dom';
import type { DeliveryAddress } from '#app/shared/delivery-address.ts';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';
import { addressIntents, writeAddressIntent } from '../address-outcome.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const formId = 'address-care';

/** Renders the form that the buttons of {@link AddressActions} submit, next to the surrounding form, because forms cannot be nested. */
export function AddressCareForm({ idempotencyKey }: { idempotencyKey: string }) {
  return (
    <Form id={formId} method="post" preventScrollReset replace>
      <IdempotencyKey value={idempotencyKey} />
    </Form>
  );
}

interface AddressCareProps {
  readonly address: DeliveryAddress;
  readonly editHref: string;
}

/** Renders the buttons that edit an address, make it the default, or delete it, in the address selection. */
export function AddressActions({ address: { id, name, isDefault }, editHref }: AddressCareProps) {
  const { t } = useTranslation('addresses');
  const remove = useRef<HTMLButtonElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const confirm = () => {
    setIsConfirming(false);
    remove.current?.form?.requestSubmit(remove.current);
  };
  return (
    <>
      <Button component={Link} to={editHref} preventScrollReset size="small" variant="text" aria-label={t('editWhose', { name })}>
        {t('edit')}
      </Button>
      {!isDefault && (
        <Button
          type="submit"
          form={formId}
          name="intent"
          value={writeAddressIntent(addressIntents.makeDefault, id)}
          size="small"
          variant="text"
        >
          {t('makeDefault')}
        </Button>
      )}
      <Button
        ref={remove}
        type="submit"
        form={formId}
        name="intent"
        value={writeAddressIntent(addressIntents.remove, id)}
        onClick={(event) => {
          event.preventDefault();
          setIsConfirming(true);
        }}
        size="small"
        variant="text"
        aria-label={t('remove.whose', { name })}
      >
        {t('remove.submit')}
      </Button>
      {isConfirming && <RemoveDialog onConfirm={confirm} onCancel={() => setIsConfirming(false)} />}
    </>
  );
}
