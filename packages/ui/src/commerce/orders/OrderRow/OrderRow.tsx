import type { ReactNode } from 'react';
import { useId } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { Price } from '../../catalog/Price/Price.tsx';

/** Props of {@link OrderRow}. */
export interface OrderRowProps extends RootProps<'article'> {
  /** URL of the order. */
  href: string;
  /** Order number. */
  number: string;
  /** Display text of the time of the order. */
  placed: string;
  /** Display text of the status. */
  status: string;
  /** Requires an action of the shopper: the status is highlighted. @default false */
  urgent?: boolean;
  /** Order lines, each with its quantity and unit price (a decimal string); `href` links to the product. */
  lines: readonly { id: string; title: string; href?: string; imageUrl?: string; spec?: string; price?: string; count: number }[];
  /** Amount paid or to be paid, a decimal string. */
  total: string;
  /** Total number of pieces. */
  pieces: number;
  /** Name of the shop. */
  shopName?: string;
  /** Content next to the total, e.g. the payment deadline. @since 0.2.0 */
  note?: ReactNode;
  /** Actions such as pay and confirm receipt: secondary ones first, the next step last. */
  actions?: ReactNode;
  /**
   * Level of the number's heading on the page.
   * @default 3
   * @since 0.2.0
   */
  level?: 2 | 3 | 4;
}

const Root = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
  '& h2, & h3, & h4, & p': { margin: 0 },
  '& > header, & > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(3),
    rowGap: theme.spacing(1),
  },
  '& > header :is(h2, h3, h4)': theme.typography.subtitle2,
  '& > header p': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& > header > .status': { ...theme.typography.body2, marginInlineStart: 'auto', color: theme.vars.palette.roles.inkSoft },
  '& > header > .status[data-urgent]': { color: theme.vars.palette.roles.accent },
  '& > .lines': { display: 'grid', gap: theme.spacing(2), listStyle: 'none', margin: 0, padding: 0 },
  '& > .lines li': {
    display: 'grid',
    gridTemplateColumns: `${theme.mall.size.thumbSmall} minmax(0, 1fr) auto`,
    gap: theme.spacing(2),
    alignItems: 'center',
    ...theme.typography.body2,
  },
  '& > .lines small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.roles.inkSoft },
  '& > .lines > li > .amounts': { display: 'grid', justifyItems: 'end', ...theme.typography.body2 },
  '& > .lines > li > .amounts small': { marginBlock: 0 },
  '& > footer > div > .note': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& > footer > div > .note [role="timer"]': { color: theme.vars.palette.roles.accent },
  '& > footer > div': { display: 'grid', gap: theme.spacing(0.5) },
  '& > footer > div > .sum': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(1.5),
    ...theme.typography.body2,
  },
  '& > footer > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: theme.spacing(0.5, 2.5),
    marginInlineStart: 'auto',
    '& > a': { ...theme.typography.caption, fontWeight: theme.typography.fontWeightMedium },
    // On a phone the secondary actions form a row, with the next step in full width below.
    [theme.breakpoints.down('sm')]: {
      justifyContent: 'start',
      width: '100%',
      '& > [data-primary]': { width: '100%', marginBlockStart: theme.spacing(1) },
      '& > [data-primary] .MuiButton-root': { width: '100%' },
    },
  },
}));

/** Shows an order in the list of orders. */
export function OrderRow(props: OrderRowProps) {
  const { href, number, placed, status, urgent = false, lines, total, pieces, shopName, note, actions, level = 3, ...root } = props;
  const t = useUiText('ui-deferred');
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Root {...root} aria-labelledby={id}>
      <header>
        <Heading id={id}>{t('order.number', { number })}</Heading>
        <p>{[shopName, placed].filter(Boolean).join(' · ')}</p>
        <span className="status" {...(urgent ? { 'data-urgent': true } : {})}>
          {status}
        </span>
      </header>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line.id}>
            <Image alt="" sizes="72px" ratio={4 / 5} {...(line.imageUrl ? { src: line.imageUrl } : {})} />
            <span>
              {line.href ? (
                <UiLink look="quiet" href={line.href}>
                  {line.title}
                </UiLink>
              ) : (
                line.title
              )}
              {line.spec && <small>{line.spec}</small>}
            </span>
            <span className="amounts">
              {line.price && <Price value={line.price} size="small" />}
              <small>× {line.count}</small>
            </span>
          </li>
        ))}
      </ul>
      <footer>
        <div>
          <span className="sum">
            {t('order.pieces', { count: pieces })} <Price value={total} />
          </span>
          {note && <div className="note">{note}</div>}
        </div>
        <div className="actions">
          <UiLink look="quiet" href={href} aria-describedby={id}>
            {t('order.details')}
          </UiLink>
          {actions}
        </div>
      </footer>
    </Root>
  );
}
