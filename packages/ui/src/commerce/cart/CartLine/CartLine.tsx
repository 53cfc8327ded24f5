import type { ReactNode } from 'react';
import { Choice } from '../../../fields/Choice/Choice.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import { forwardPropsExcept } from '../../../styles/forwardPropsExcept.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { Price } from '../../catalog/Price/Price.tsx';
import type { ProductState } from '../../catalog/ProductCard/ProductCard.tsx';

/** Props of {@link CartLine}. */
export interface CartLineProps extends RootProps<'article'> {
  /** URL of the product page. */
  href: string;
  /** Name of the product. */
  title: string;
  /** URL of the product image; omitted, its placeholder is shown. @since 0.4.0 */
  imageUrl?: string;
  /** Display text of the SKU: `50 ml · Neroli`. */
  spec?: string;
  /** Unit price, a decimal string. */
  price: string;
  /** Unit price before a reduction, a decimal string. @since 0.2.0 */
  was?: string;
  /** Unit price for members, shown to shoppers without membership; a decimal string. @since 0.2.0 */
  memberPrice?: string;
  /** Price of the whole line, a decimal string. */
  amount?: string;
  /** Whether the product can be bought; other states replace the controls by a reason. @default 'available' */
  state?: ProductState;
  /** Stock, when it is lower than the requested quantity. */
  shortOfStock?: number;
  /**
   * Checkbox of the line; omitted where lines are not selectable (an order). An unavailable line is selectable only with `always`, for uses
   * other than a purchase, e.g. its removal.
   * @since 0.7.0
   */
  selection?: { name: string; value: string; checked: boolean; onChange?: (checked: boolean) => void; form?: string; always?: boolean };
  /** Quantity: a `QuantityStepper`, or `× 2`. */
  quantity?: ReactNode;
  /** Actions of the line, such as remove or move to favorites. */
  actions?: ReactNode;
}

const stateTexts = { expired: 'product.expired', offShelf: 'product.offShelf', soldOut: 'product.soldOut' } as const;

const Root = styled('article', { shouldForwardProp: forwardPropsExcept('selectable') })<{ selectable: boolean }>(
  ({ theme, selectable }) => ({
    display: 'grid',
    gridTemplateColumns: `${selectable ? 'auto ' : ''}${theme.mall.size.thumbSmall} minmax(min-content, 1fr) fit-content(50%)`,
    gridTemplateAreas: selectable
      ? '"selection image words words" ". quantity quantity amount" ". actions actions actions"'
      : '"image words words" "quantity quantity amount" "actions actions actions"',
    alignItems: 'start',
    columnGap: theme.spacing(2),
    '& > .quantity, & > .amount, & > .actions': { marginBlockStart: theme.spacing(1.5) },
    paddingBlock: theme.spacing(3),
    '& > .selection': { gridArea: 'selection', alignSelf: 'center' },
    '& > .image': { gridArea: 'image' },
    '& > .words': { gridArea: 'words', display: 'grid', gap: theme.spacing(0.5) },
    '& > .quantity': { gridArea: 'quantity', ...theme.typography.body2 },
    // An extremely long amount wraps before it covers the quantity.
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
    // Without an amount, the actions take its place.
    '&[data-unpriced]': {
      gridTemplateAreas: selectable
        ? '"selection image words words" ". quantity quantity actions"'
        : '"image words words" "quantity quantity actions"',
      '& > .quantity, & > .actions': { alignSelf: 'center' },
    },
    // A line without actions and amount ends with its quantity.
    '&[data-brief]': { gridTemplateAreas: '"image words quantity"', alignItems: 'center', '& > .quantity': { marginBlockStart: 0 } },
    // Optional parts follow the text; absent parts take no space.
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: `${selectable ? 'auto ' : ''}${theme.mall.size.thumb} minmax(0, 1fr)`,
      gridTemplateAreas: selectable ? '"selection image words"' : '"image words"',
      gridAutoFlow: 'column',
      gridAutoColumns: 'auto',
      alignItems: 'center',
      columnGap: theme.spacing(3),
      '& > .quantity, & > .amount, & > .actions': { gridArea: 'auto', marginBlockStart: 0 },
      '& > .amount': { width: theme.mall.size.amount },
    },
  }),
);

/** Shows one line of a cart or an order. */
export function CartLine(props: CartLineProps) {
  const { href, title, imageUrl, spec, price, was, memberPrice, amount, ...others } = props;
  const { state = 'available', shortOfStock, selection, quantity, actions, ...root } = others;
  const t = useUiText('ui-deferred');
  const isUnpriced = amount === undefined;
  const isBrief = isUnpriced && !selection && !actions;
  return (
    <Root
      {...root}
      selectable={selection !== undefined}
      {...(isUnpriced ? { 'data-unpriced': true } : {})}
      {...(isBrief ? { 'data-brief': true } : {})}
    >
      {selection && (
        <span className="selection">
          <Choice
            name={selection.name}
            value={selection.value}
            checked={selection.checked}
            onChange={({ target }) => selection.onChange?.(target.checked)}
            disabled={state !== 'available' && !selection.always}
            {...(selection.form ? { form: selection.form } : {})}
            label={t('cart.choose', { title })}
            labelHidden
          />
        </span>
      )}
      <span className="image">
        <Image alt="" sizes="96px" ratio={4 / 5} {...(imageUrl ? { src: imageUrl } : {})} />
      </span>
      <div className="words">
        <h3>
          <UiLink look="quiet" href={href}>
            {title}
          </UiLink>
        </h3>
        {spec && <p>{spec}</p>}
        <Price value={price} size="small" {...(was ? { was } : {})} {...(memberPrice ? { memberPrice } : {})} />
        {state !== 'available' && <p className="fault">{t(stateTexts[state])}</p>}
        {shortOfStock !== undefined && <p className="fault">{t('cart.shortOfStock', { count: shortOfStock })}</p>}
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
