import { AddressCard } from '@mall/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DeliveryAddress } from '#app/shared/delivery-address.ts';
import type { Checkout } from '../checkout.ts';

/** How many stand open; the rest is one press away. */
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
  // Box sizing is inherited, and a browser's own box around the content of a disclosure starts it anew.
  '& details > ul': { boxSizing: 'border-box', marginBlockStart: theme.spacing(1) },
  '& > .buttons': { marginBlockStart: theme.spacing(2) },
  '& > ul ~ .entry': {
    marginBlockStart: theme.spacing(4),
    paddingBlockStart: theme.spacing(4),
    borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
}));

interface AddressChoiceProps extends Pick<Checkout, 'addresses' | 'addressId'> {
  /** Told another choice, for which the order is to be priced. */
  readonly onChoose: (addressId: number) => void;
  /** The page with the form for a new address; undefined while it stands there. */
  readonly addHref: string | undefined;
  readonly actionsOf: (address: DeliveryAddress) => ReactNode;
  /** The fields for an address while they stand here: after the addresses, or in their place where there are none. */
  readonly entry: ReactNode;
}

/** Where the order goes: the addresses as cards to choose from. Another choice prices the order anew. */
export function AddressChoice({ addresses, addressId, onChoose, addHref, actionsOf, entry }: AddressChoiceProps) {
  const { t } = useTranslation('checkout');
  // Shown as chosen at once; what the server reckoned with counts as soon as it answers.
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
              name: 'address_id',
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

/** The button that opened a form takes the focus back when the form is gone. */
function useFocusOnReturn(isThere: boolean) {
  const button = useRef<HTMLAnchorElement>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current) button.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [isThere]);
  return button;
}
