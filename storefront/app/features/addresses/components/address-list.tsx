import { AddressCard } from '@mall/ui';
import { styled } from '@mui/material/styles';
import type { DeliveryAddress } from '#app/shared/delivery-address.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.mall.size.search}), 1fr))`,
  gap: theme.spacing(2),
  listStyle: 'none',
  margin: 0,
  padding: 0,
}));

/** The customer's addresses, to look at. */
export function AddressList({ addresses }: { addresses: readonly DeliveryAddress[] }) {
  return (
    <List>
      {addresses.map(({ id, ...address }) => (
        <li key={id}>
          <AddressCard {...address} />
        </li>
      ))}
    </List>
  );
}
