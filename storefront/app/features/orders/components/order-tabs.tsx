import { styled, UiLink } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type OrderList, type OrderTab, orderTabs } from '../order.ts';

const Bar = styled('nav')(({ theme }) => ({
  overflowX: 'auto',
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& ul': { display: 'flex', gap: theme.spacing(3), listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    minHeight: theme.mall.size.target,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.roles.inkSoft,
    borderBlockEnd: `${theme.mall.border.strong} solid transparent`,
  },
  '& a[aria-current]': { color: theme.vars.palette.roles.ink, fontWeight: 500, borderColor: theme.vars.palette.roles.primary },
  '& a:focus-visible': { outlineOffset: `calc(-1 * ${theme.mall.border.focusOffset})` },
  '& .count': {
    ...theme.typography.caption,
    minWidth: theme.spacing(2.5),
    paddingInline: theme.spacing(0.75),
    textAlign: 'center',
    borderRadius: theme.mall.radius.pill,
    color: theme.vars.palette.roles.accent,
    backgroundColor: theme.vars.palette.roles.accentVeil,
  },
}));

interface OrderTabsProps {
  /** The open tab; undefined while the list shows search results. */
  readonly current: OrderTab | undefined;
  readonly counts: OrderList['counts'];
  readonly hrefOf: (tab: OrderTab) => string;
}

/** Renders the order states as links, each with the number of its orders. */
export function OrderTabs({ current, counts, hrefOf }: OrderTabsProps) {
  const { t } = useTranslation('orders');
  return (
    <Bar aria-label={t('tabs.label')}>
      <ul>
        {orderTabs.map((tab) => (
          <li key={tab}>
            <UiLink look="quiet" href={hrefOf(tab)} {...(tab === current ? { 'aria-current': 'page' } : {})}>
              {t(`tabs.${tab}`)}
              {(counts[tab] ?? 0) > 0 && <span className="count">{counts[tab]}</span>}
            </UiLink>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
