import { useUiText } from '../../../i18n/useUiText.ts';
import { styled } from '../../../styles/styled.ts';
import { useMoney } from '../../catalog/Price/useMoney.ts';

/** Facts about a shop, other than its name. */
export interface ShopFactsProps {
  /** Display text of its location. */
  place?: string | undefined;
  /** Number of followers. */
  followers: number;
  /** Number of products on sale. */
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

/** Shows the location, followers and product count of a shop in one line. */
export function ShopFacts({ place, followers, productCount }: ShopFactsProps) {
  const t = useUiText('ui-list');
  const money = useMoney();
  return (
    <List>
      {place && <li>{place}</li>}
      <li>{t('shop.followers', { count: followers, number: money.number(followers) })}</li>
      {productCount !== undefined && <li>{t('shop.products', { count: productCount })}</li>}
    </List>
  );
}
