import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../theme/rootProps.ts';
import { Price } from '../Price/Price.tsx';

/** Props of {@link OrderRow}. */
export interface OrderRowProps extends RootProps<'article'> {
  href: string;
  /** The order's number. */
  number: string;
  /** When it was placed, in words. */
  placed: string;
  /** Its status in words. */
  status: string;
  /** Waits for the shopper: the status is set off. @default false */
  urgent?: boolean;
  /** What was ordered, each with its pieces. */
  lines: readonly { id: string; title: string; pictureUrl?: string; spec?: string; count: number }[];
  /** What is or was paid, a decimal string. */
  total: string;
  /** Pieces in all. */
  pieces: number;
  shopName?: string;
  /** Pay now, confirm receipt and the like. */
  actions?: ReactNode;
  /** Level of the number's heading on the page. @default 3 */
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
  '& .status': { ...theme.typography.body2, marginInlineStart: 'auto', color: theme.vars.palette.roles.inkSoft },
  '& .status[data-urgent]': { color: theme.vars.palette.roles.clay },
  '& .lines': { display: 'grid', gap: theme.spacing(2), listStyle: 'none', margin: 0, padding: 0 },
  '& .lines li': {
    display: 'grid',
    gridTemplateColumns: `${theme.mall.size.thumbSmall} minmax(0, 1fr) auto`,
    gap: theme.spacing(2),
    alignItems: 'center',
    ...theme.typography.body2,
  },
  '& .lines small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.roles.inkSoft },
  '& .sum': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: theme.spacing(1.5), ...theme.typography.body2 },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: theme.spacing(1, 2),
    marginInlineStart: 'auto',
    ...theme.typography.body2,
  },
}));

/** An order in the list of orders. */
export function OrderRow(props: OrderRowProps) {
  const { href, number, placed, status, urgent = false, lines, total, pieces, shopName, actions, level = 3, ...root } = props;
  const say = useUiText();
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Root {...root} aria-labelledby={id}>
      <header>
        <Heading id={id}>{say('order.number', { number })}</Heading>
        <p>{[shopName, placed].filter(Boolean).join(' · ')}</p>
        <span className="status" {...(urgent ? { 'data-urgent': true } : {})}>
          {status}
        </span>
      </header>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line.id}>
            <Picture alt="" sizes="72px" ratio={4 / 5} {...(line.pictureUrl ? { src: line.pictureUrl } : {})} />
            <span>
              {line.title}
              {line.spec && <small>{line.spec}</small>}
            </span>
            <span>× {line.count}</span>
          </li>
        ))}
      </ul>
      <footer>
        <span className="sum">
          {say('order.pieces', { count: pieces })} <Price value={total} />
        </span>
        <span className="actions">
          {actions}
          <UiLink href={href} aria-describedby={id}>
            {say('order.details')}
          </UiLink>
        </span>
      </footer>
    </Root>
  );
}
