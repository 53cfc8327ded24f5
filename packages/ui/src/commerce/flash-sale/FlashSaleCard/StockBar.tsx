import { useUiText } from '../../../i18n/useUiText.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { useMoney } from '../../catalog/Price/useMoney.ts';

/** Props of {@link StockBar}. */
export interface StockBarProps extends RootProps<'div'> {
  /** Pieces left of those reserved. */
  left: number;
  /** Pieces reserved. */
  total: number;
  /** Shows the bar in muted colors, for products that cannot be bought now. @default false */
  isQuiet?: boolean;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  '& p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.roles.inkSoft, fontVariantNumeric: 'tabular-nums' },
  '& > .track': {
    display: 'block',
    height: theme.spacing(0.5),
    overflow: 'hidden',
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.hairline,
  },
  '& > .track > .fill': { display: 'block', height: '100%', borderRadius: 'inherit', backgroundColor: theme.vars.palette.roles.accent },
  '&[data-quiet] .fill': { backgroundColor: theme.vars.palette.roles.control },
  '@media (forced-colors: active)': {
    '& > .track': { outline: `${theme.mall.border.hairline} solid` },
    '& > .track > .fill': { backgroundColor: 'CanvasText !important' },
  },
}));

/** Shows the number of pieces left and a bar that fills up as they are sold; a full bar means sold out. */
export function StockBar({ left, total, isQuiet = false, ...root }: StockBarProps) {
  const t = useUiText('ui-deferred');
  const { number } = useMoney();
  const sold = total > 0 ? Math.min(1, Math.max(0, 1 - left / total)) : 1;
  return (
    <Root {...root} {...(isQuiet ? { 'data-quiet': true } : {})}>
      <span className="track" aria-hidden="true">
        <span className="fill" style={{ width: `${Math.round(sold * 100)}%` }} />
      </span>
      <p>{t('flash.left', { left: number(left), total: number(total) })}</p>
    </Root>
  );
}
