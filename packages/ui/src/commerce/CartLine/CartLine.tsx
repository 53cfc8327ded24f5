import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { allBut } from '../../theme/allBut.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Price } from '../Price/Price.tsx';
import type { ProductState } from '../ProductCard/ProductCard.tsx';

/** Props of {@link CartLine}. */
export interface CartLineProps extends RootProps<'article'> {
  href: string;
  title: string;
  pictureUrl?: string;
  /** The SKU in words: `50 ml · Neroli`. */
  spec?: string;
  /** Price of one, a decimal string. */
  price: string;
  /** Price of one before a reduction, a decimal string. */
  was?: string;
  /** What members pay for one, told to who is none; a decimal string. */
  memberPrice?: string;
  /** Price of all, a decimal string. */
  amount?: string;
  /** @default 'available' */
  state?: ProductState;
  /** Less is in stock than wanted: this many. */
  shortOfStock?: number;
  /**
   * The tick box; left out where nothing can be chosen (an order). What is not available can be ticked only where that is no purchase
   * (`always`), e.g. to be removed.
   */
  tick?: { name: string; value: string; checked: boolean; onChange?: (checked: boolean) => void; form?: string; always?: boolean };
  /** The quantity: a `QuantityStepper`, or `× 2`. */
  quantity?: ReactNode;
  /** Actions of the line, such as remove or move to favorites. */
  actions?: ReactNode;
}

const stateTexts = { expired: 'product.expired', offShelf: 'product.offShelf', soldOut: 'product.soldOut' } as const;

const Root = styled('article', { shouldForwardProp: allBut('ticked') })<{ ticked: boolean }>(({ theme, ticked }) => ({
  display: 'grid',
  gridTemplateColumns: `${ticked ? 'auto ' : ''}${theme.mall.size.thumbSmall} minmax(min-content, 1fr) fit-content(50%)`,
  gridTemplateAreas: ticked
    ? '"tick picture words words" ". quantity quantity amount" ". actions actions actions"'
    : '"picture words words" "quantity quantity amount" "actions actions actions"',
  alignItems: 'start',
  columnGap: theme.spacing(2),
  '& > .quantity, & > .amount, & > .actions': { marginBlockStart: theme.spacing(1.5) },
  paddingBlock: theme.spacing(3),
  '& > .tick': { gridArea: 'tick', alignSelf: 'center' },
  '& > .picture': { gridArea: 'picture' },
  '& > .words': { gridArea: 'words', display: 'grid', gap: theme.spacing(0.5) },
  '& > .quantity': { gridArea: 'quantity', ...theme.typography.body2 },
  // An amount beyond all measure breaks before it covers the quantity.
  '& > .amount': {
    gridArea: 'amount',
    alignSelf: 'center',
    textAlign: 'end',
    '& span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  '& > .actions': { gridArea: 'actions', textAlign: 'end' },
  '& h3, & p': { margin: 0, overflowWrap: 'anywhere' },
  '& h3': theme.typography.subtitle2,
  '& p': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& p.fault': { color: theme.vars.palette.roles.danger },
  // Where nothing is added up, what can be done stands in the amount's place.
  '&[data-unpriced]': {
    gridTemplateAreas: ticked
      ? '"tick picture words words" ". quantity quantity actions"'
      : '"picture words words" "quantity quantity actions"',
    '& > .quantity, & > .actions': { alignSelf: 'center' },
  },
  // A line with nothing to do and nothing to add up ends with its quantity.
  '&[data-brief]': { gridTemplateAreas: '"picture words quantity"', alignItems: 'center', '& > .quantity': { marginBlockStart: 0 } },
  // What a line has beyond its words stands behind them, and what it has not takes no room.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `${ticked ? 'auto ' : ''}${theme.mall.size.thumb} minmax(0, 1fr)`,
    gridTemplateAreas: ticked ? '"tick picture words"' : '"picture words"',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    alignItems: 'center',
    columnGap: theme.spacing(3),
    '& > .quantity, & > .amount, & > .actions': { gridArea: 'auto', marginBlockStart: 0 },
    '& > .amount': { width: theme.mall.size.amount },
  },
}));

/** One line of a cart or an order. */
export function CartLine(props: CartLineProps) {
  const { href, title, pictureUrl, spec, price, was, memberPrice, amount, ...others } = props;
  const { state = 'available', shortOfStock, tick, quantity, actions, ...root } = others;
  const say = useUiText();
  const isUnpriced = amount === undefined;
  const isBrief = isUnpriced && !tick && !actions;
  return (
    <Root
      {...root}
      ticked={tick !== undefined}
      {...(isUnpriced ? { 'data-unpriced': true } : {})}
      {...(isBrief ? { 'data-brief': true } : {})}
    >
      {tick && (
        <span className="tick">
          <Choice
            name={tick.name}
            value={tick.value}
            checked={tick.checked}
            onChange={({ target }) => tick.onChange?.(target.checked)}
            disabled={state !== 'available' && !tick.always}
            {...(tick.form ? { form: tick.form } : {})}
            label={say('cart.choose', { title })}
            labelHidden
          />
        </span>
      )}
      <span className="picture">
        <Picture alt="" sizes="96px" ratio={4 / 5} {...(pictureUrl ? { src: pictureUrl } : {})} />
      </span>
      <div className="words">
        <h3>
          <UiLink look="quiet" href={href}>
            {title}
          </UiLink>
        </h3>
        {spec && <p>{spec}</p>}
        <Price value={price} size="small" {...(was ? { was } : {})} {...(memberPrice ? { member: memberPrice } : {})} />
        {state !== 'available' && <p className="fault">{say(stateTexts[state])}</p>}
        {shortOfStock !== undefined && <p className="fault">{say('cart.shortOfStock', { count: shortOfStock })}</p>}
      </div>
      {quantity && <div className="quantity">{quantity}</div>}
      {amount !== undefined && (
        <div className="amount">
          <Price value={amount} />
        </div>
      )}
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}
