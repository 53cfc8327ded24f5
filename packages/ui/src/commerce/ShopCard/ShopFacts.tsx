import { styled } from '@mui/material/styles';
import { useUiText } from '../../i18n/useUiText.ts';
import { useMoney } from '../Price/useMoney.ts';

/** What is known of a shop besides its name. */
export interface ShopFactsProps {
  /** Where it is, in words. */
  place?: string | undefined;
  /** How many follow it. */
  followers: number;
  /** How many products it has on sale. */
  productCount?: number | undefined;
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: theme.vars.palette.roles.inkSoft,
}));

/** Place, followers and goods of a shop in one line. */
export function ShopFacts({ place, followers, productCount }: ShopFactsProps) {
  const say = useUiText();
  const money = useMoney();
  return (
    <List>
      {place && <li>{place}</li>}
      <li>{say('shop.followers', { count: followers, number: money.number(followers) })}</li>
      {productCount !== undefined && <li>{say('shop.products', { count: productCount })}</li>}
    </List>
  );
}
