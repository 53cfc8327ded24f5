import { AddressCard, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DeliveryAddress } from '#app/shared/delivery-address.ts';
import { type Checkout, checkoutFields } from '../checkout.ts';

/** The number of addresses shown; the others are in a disclosure. */
const shown = 3;

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { ...theme.typography.h3, padding: 0, marginBlockEnd: theme.spacing(2) },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.mall.size.card}), 1fr))`,
    gap: theme.spacing(2),
    listStyle: 'none',
    margin: 0,
    padding: 0,
  },
  '& summary': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: theme.mall.size.target,
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.roles.control,
    textUnderlineOffset: '0.25em',
  },
  '& details': { marginBlockStart: theme.spacing(1) },
  // Box sizing is inherited, and the browser's internal box around the content of <details> resets it.
  '& details > ul': { boxSizing: 'border-box', marginBlockStart: theme.spacing(1) },
  '& > .buttons': { marginBlockStart: theme.spacing(2) },
  '& > ul ~ .entry': {
    marginBlockStart: theme.spacing(4),
    paddingBlockStart: theme.spacing(4),
    borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
}));

interface AddressChoiceProps extends Pick<Checkout, 'addresses' | 'addressId'> {
  /** Called when another address is selected, for which the order must be priced again. */
  readonly onChoose: (addressId: number) => void;
  /** The link to the page with the form for a new address; undefined while the form is shown. */
  readonly addHref: string | undefined;
  readonly actionsOf: (address: DeliveryAddress) => ReactNode;
  /** The address fields, while they are shown: after the addresses, or instead of them when there are none. */
  readonly entry: ReactNode;
}

/** Renders the delivery addresses as selectable cards. Selecting another one prices the order again. */
export function AddressChoice({ addresses, addressId, onChoose, addHref, actionsOf, entry }: AddressChoiceProps) {
  const { t } = useTranslation('checkout');
  // Optimistic selection; the server's selection replaces it when the response arrives.
  const [picked, setPicked] = useState({ before: addressId, id: addressId });
  const chosen = picked.before === addressId ? picked.id : addressId;
  const addButton = useFocusOnReturn(addHref !== undefined);
  const first = addresses.slice(0, shown);
  const rest = addresses.slice(shown);
  const cards = (list: readonly DeliveryAddress[]) => (
    <ul>
      {list.map(({ id, ...address }) => (
        <li key={id}>
          <AddressCard
            {...address}
            radio={{
              name: checkoutFields.addressId,
              value: String(id),
              checked: id === chosen,
              onChange: () => {
                setPicked({ before: addressId, id });
                onChoose(id);
              },
            }}
            actions={actionsOf({ id, ...address })}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Group>
      <legend>{t('address.title')}</legend>
      {first.length > 0 && cards(first)}
      {rest.length > 0 && (
        <details {...(rest.some(({ id }) => id === addressId) ? { open: true } : {})}>
          <summary>{t('address.more', { count: rest.length })}</summary>
          {cards(rest)}
        </details>
      )}
      {entry && <div className="entry">{entry}</div>}
      {addHref !== undefined && (
        <div className="buttons">
          <Button ref={addButton} component={Link} to={addHref} preventScrollReset variant="outlined" size="small">
            {t('address.add')}
          </Button>
        </div>
      )}
    </Group>
  );
}

/** Returns the focus to the button that opened a form when the form is closed. */
function useFocusOnReturn(isThere: boolean) {
  const button = useRef<HTMLAnchorElement>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current) button.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [isThere]);
  return button;
}
