import { type ReactNode, useId } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { lineClamp } from '../../../styles/lineClamp.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { type CouponBenefit, useBenefitText } from './benefit.ts';

/** State of a coupon: available, received, reserved by an unpaid order, used, out of stock, expired. */
export type CouponState = 'open' | 'held' | 'inUse' | 'used' | 'gone' | 'expired';

/** Props of {@link CouponTicket}. */
export interface CouponTicketProps extends RootProps<'article'> {
  /** Benefit of the coupon, printed on the stub. */
  benefit: CouponBenefit;
  /** Name of the coupon. */
  name: string;
  /** Minimum amount and eligible products. */
  condition?: string;
  /** Period of validity. */
  validity?: string;
  /** State of the coupon. Only `open` and `held` coupons show their `action`. */
  state: CouponState;
  /** Button in a form, or link, that receives or uses the coupon; shown in the states `open` and `held`. */
  action?: ReactNode;
  /** Level of the name's heading on the page. @default 3 */
  level?: 2 | 3 | 4;
}

const stateTexts = { inUse: 'coupon.inUse', used: 'coupon.used', gone: 'coupon.gone', expired: 'coupon.expired' } as const;

/** Returns the font size of an amount, by the number of its characters. */
function amountStep(printed: string): 'short' | 'long' | 'longest' {
  if (printed.length <= '¥888,888'.length) return 'short';
  return printed.length <= '¥888,888.88'.length ? 'long' : 'longest';
}

const Root = styled('article')(({ theme }) => ({
  '--notch': theme.spacing(1),
  '--stub': theme.mall.size.select,
  display: 'grid',
  gridTemplateColumns: 'var(--stub) minmax(0, 1fr)',
  minHeight: theme.spacing(15),
  backgroundColor: theme.vars.palette.roles.sheet,
  borderRadius: theme.mall.radius.card,
  // The two notches at the perforation between stub and body.
  maskImage: `radial-gradient(circle var(--notch) at var(--stub) 0, transparent 98%, black), radial-gradient(circle var(--notch) at var(--stub) 100%, transparent 98%, black)`,
  maskComposite: 'intersect',
  '&[data-spent]': { color: theme.vars.palette.roles.inkSoft },
  // A mask would cut the only border that this mode draws.
  '@media (forced-colors: active)': { maskImage: 'none', border: `${theme.mall.border.hairline} solid` },
}));

const Stub = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: theme.spacing(1.5),
  textAlign: 'center',
  color: theme.vars.palette.roles.accent,
  backgroundColor: theme.vars.palette.roles.accentVeil,
  borderInlineEnd: `${theme.mall.border.hairline} dashed ${theme.vars.palette.roles.accent}`,
  '& strong': { ...theme.typography.h4, fontWeight: 400, overflowWrap: 'anywhere', fontVariantNumeric: 'lining-nums' },
  // An amount does not wrap: one that is wider than the stub gets a smaller font size.
  '& [data-amount]': { whiteSpace: 'nowrap' },
  '& [data-amount="long"]': theme.typography.subtitle2,
  '& [data-amount="longest"]': { ...theme.typography.caption, marginInline: theme.spacing(-1) },
  '[data-spent] > &': {
    color: theme.vars.palette.roles.inkSoft,
    backgroundColor: theme.vars.palette.roles.sunken,
    borderColor: theme.vars.palette.roles.control,
  },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2),
  '& h2, & h3, & h4': { ...theme.typography.subtitle2, ...lineClamp(2), margin: 0 },
  '& p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.roles.inkSoft, overflowWrap: 'anywhere' },
  '& > .foot': { marginBlockStart: 'auto', paddingBlockStart: theme.spacing(1) },
  '& > .foot > .mark': { ...theme.typography.button, color: theme.vars.palette.roles.inkSoft },
}));

/** Shows a coupon as a ticket: the benefit on the stub, the conditions next to it, and the action. */
export function CouponTicket({ benefit, name, condition, validity, state, action, level = 3, ...root }: CouponTicketProps) {
  const t = useUiText();
  const id = useId();
  const { printed, spoken } = useBenefitText(benefit);
  const isSpent = state !== 'open' && state !== 'held';
  const Heading = `h${level}` as const;
  return (
    <Root {...root} aria-labelledby={id} {...(isSpent ? { 'data-spent': true } : {})}>
      <Stub>
        <strong aria-hidden="true" data-amount={benefit.kind === 'amountOff' ? amountStep(printed) : undefined}>
          {printed}
        </strong>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </Stub>
      <Body>
        <Heading id={id}>{name}</Heading>
        {condition && <p>{condition}</p>}
        {validity && <p>{validity}</p>}
        <div className="foot">{isSpent ? <span className="mark">{t(stateTexts[state])}</span> : action}</div>
      </Body>
    </Root>
  );
}
