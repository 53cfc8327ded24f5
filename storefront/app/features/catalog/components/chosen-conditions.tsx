import { Icon, UiLink } from '@mall/ui';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ProductList } from '../list.ts';
import { amountOf, changed, cleared, type ListQuery, toggled } from '../list-query.ts';
import { usePriceText } from './use-price-text.ts';

const Chips = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  listStyle: 'none',
  margin: 0,
  marginBlockEnd: theme.spacing(3),
  padding: 0,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.spacing(4), columnGap: theme.spacing(0.75) },
  '& .chip': {
    paddingInline: theme.spacing(1.75, 1.25),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.greenVeil,
    color: theme.vars.palette.roles.ink,
  },
  '& .chip svg': { width: theme.spacing(2), height: theme.spacing(2) },
}));

interface Condition {
  readonly key: string;
  readonly name: string;
  /** The query without it. */
  readonly without: ListQuery;
}

interface ChosenConditionsProps extends Pick<ProductList, 'classes' | 'brands'> {
  readonly query: ListQuery;
  readonly hrefTo: (query: ListQuery) => string;
}

function useConditions({ query, classes, brands }: Omit<ChosenConditionsProps, 'hrefTo'>): Condition[] {
  const { t } = useTranslation('catalog');
  const priceText = usePriceText();
  const facet = (name: 'class' | 'brand', values: ProductList['classes']) =>
    values
      .filter(({ id }) => query[name].includes(id))
      .map((value) => ({
        key: `${name}-${value.id}`,
        name: value.name,
        without: changed(query, { [name]: toggled(query[name], value.id) }),
      }));
  return [
    ...facet('class', classes),
    ...facet('brand', brands),
    ...query.labels.map((label) => ({
      key: label,
      name: t(`list.label.${label}`),
      without: changed(query, { labels: toggled(query.labels, label) }),
    })),
    ...(amountOf(query) === undefined
      ? []
      : [{ key: 'price', name: priceText(query), without: changed(query, { from: undefined, to: undefined }) }]),
  ];
}

/** What narrows the list, each to be taken away by itself or all at once. */
export function ChosenConditions({ hrefTo, ...chosen }: ChosenConditionsProps) {
  const { t } = useTranslation('catalog');
  const conditions = useConditions(chosen);
  if (conditions.length === 0) return null;
  return (
    <Chips aria-label={t('list.chosen')}>
      {conditions.map(({ key, name, without }) => (
        <li key={key}>
          <UiLink look="quiet" className="chip" href={hrefTo(without)} aria-label={t('list.remove', { name })}>
            {name}
            <Icon name="close" />
          </UiLink>
        </li>
      ))}
      <li>
        <UiLink href={hrefTo(cleared(chosen.query))}>{t('list.clear')}</UiLink>
      </li>
    </Chips>
  );
}
