import { useUiText } from '../../../i18n/useUiText.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { rangeOf } from './formatMoney.ts';
import { useMoney } from './useMoney.ts';

/** Props of {@link Price}. */
export interface PriceProps extends RootProps<'span'> {
  /** A decimal string (`128.00`) or a range (`98.00-218.00`), in the currency of the provider. */
  value: string;
  /** Price before a reduction, struck through; an amount or a range. */
  was?: string;
  /** Price for members, shown next to it; an amount or a range. @since 0.4.0 */
  memberPrice?: string;
  /**
   * Display of a range: both ends, or `from` the lower one, as on cards.
   * @default 'both'
   * @since 0.2.0
   */
  range?: 'both' | 'from';
  /** `small` in lists, `medium` on cards, `large` on the product page. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1),
  fontVariantNumeric: 'lining-nums tabular-nums',
}));

const Amount = styled('span', { shouldForwardProp: (name) => name !== 'size' && name !== 'reduced' })<{
  size: 'small' | 'medium' | 'large';
  reduced: boolean;
}>(({ theme, size, reduced }) => ({
  ...(size === 'large' ? theme.typography.h3 : size === 'medium' ? theme.typography.body1 : theme.typography.body2),
  lineHeight: 1.3,
  color: reduced ? theme.vars.palette.roles.accent : theme.vars.palette.roles.ink,
  whiteSpace: 'nowrap',
}));

const Was = styled('s')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.roles.inkFaint }));

const Member = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.roles.primary,
}));

type Ends = ReturnType<typeof rangeOf>;

/** Shows a price with the currency sign; screen readers read the currency name. */
export function Price({ value, was, memberPrice, range = 'both', size = 'medium', ...root }: PriceProps) {
  const t = useUiText();
  const { print, spell } = useMoney();
  const printed = ({ from, to }: Ends) => (from === to ? print(from) : `${print(from)} – ${print(to)}`);
  const accessibleText = ({ from, to }: Ends) => (from === to ? spell(from) : t('price.range', { from: spell(from), to: spell(to) }));
  const { from, to } = rangeOf(value);
  const isFrom = range === 'from' && from !== to;
  return (
    <Root {...root}>
      <Amount size={size} reduced={was !== undefined}>
        <span aria-hidden="true">{isFrom ? t('price.from', { price: print(from) }) : printed({ from, to })}</span>
        <VisuallyHidden>{isFrom ? t('price.from', { price: spell(from) }) : accessibleText({ from, to })}</VisuallyHidden>
      </Amount>
      {was !== undefined && (
        <Was>
          <span aria-hidden="true">{printed(rangeOf(was))}</span>
          <VisuallyHidden>{t('price.was', { price: accessibleText(rangeOf(was)) })}</VisuallyHidden>
        </Was>
      )}
      {memberPrice !== undefined && (
        <Member>
          <span aria-hidden="true">{t('price.member', { price: printed(rangeOf(memberPrice)) })}</span>
          <VisuallyHidden>{t('price.member', { price: accessibleText(rangeOf(memberPrice)) })}</VisuallyHidden>
        </Member>
      )}
    </Root>
  );
}
