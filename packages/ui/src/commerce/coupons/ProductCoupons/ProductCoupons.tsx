import { useEffect, useId, useRef } from 'react';
import { HiddenFields } from '../../../forms/shared/nativeForm.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { BusyButton } from '../../../primitives/BusyButton/BusyButton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { type CouponBenefit, useBenefitText } from '../CouponTicket/benefit.ts';

/** A coupon offered on a product page. */
export interface ProductCoupon {
  /** Id that is sent to receive the coupon. */
  id: string;
  /** Benefit of the coupon. */
  benefit: CouponBenefit;
  /** Minimum amount and eligible products. */
  condition: string;
  /** Available, received, or out of stock. */
  state: 'open' | 'held' | 'gone';
}

/** Props of {@link ProductCoupons}. */
export interface ProductCouponsProps extends RootProps<'ul'> {
  /** Coupons in display order. */
  coupons: readonly ProductCoupon[];
  /** URL that each coupon's form posts to; it sends the coupon's id as `id`. */
  action: string;
  /** Additional hidden fields of each form. */
  hidden?: Readonly<Record<string, string>>;
  /** Called with the coupon's id instead of the browser's submit. */
  onReceive?: (id: string) => void;
  /** Id of the coupon that is being received. */
  pendingId?: string;
}

const Root = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  width: '100%',
}));

const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  minHeight: theme.mall.size.targetLarge,
  paddingInline: theme.spacing(2),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.control,
  '& > .benefit': {
    ...theme.typography.subtitle2,
    color: theme.vars.palette.roles.accent,
    paddingInlineEnd: theme.spacing(2),
    borderInlineEnd: `${theme.mall.border.hairline} dashed ${theme.vars.palette.roles.control}`,
    fontVariantNumeric: 'lining-nums',
    whiteSpace: 'nowrap',
  },
  '& > .condition': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft, overflowWrap: 'anywhere' },
  // Room for the focus ring, which would touch the label. Prevents the label from wrapping in the grid column.
  '& button': { paddingInline: theme.spacing(1), marginInlineEnd: theme.spacing(-1), overflowWrap: 'normal', whiteSpace: 'nowrap' },
  '& > .mark': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '&[data-gone] .benefit': { color: theme.vars.palette.roles.inkFaint },
}));

/** Shows the coupons of a product page, one per line, with a button to receive each. */
export function ProductCoupons({ coupons, action, hidden, onReceive, pendingId, ...root }: ProductCouponsProps) {
  const t = useUiText();
  return (
    <Root {...root} aria-label={t('coupon.forProduct')}>
      {coupons.map((coupon) => (
        <Coupon
          key={coupon.id}
          coupon={coupon}
          action={action}
          fields={{ ...hidden, id: coupon.id }}
          onReceive={onReceive}
          pending={coupon.id === pendingId}
        />
      ))}
    </Root>
  );
}

interface CouponProps {
  coupon: ProductCoupon;
  action: string;
  fields: Readonly<Record<string, string>>;
  onReceive: ((id: string) => void) | undefined;
  pending: boolean;
}

function Coupon({ coupon: { id, benefit, condition, state }, action, fields, onReceive, pending }: CouponProps) {
  const t = useUiText();
  const name = useId();
  const row = useRef<HTMLLIElement>(null);
  const isSent = useRef(false);
  const isOpen = state === 'open';
  useEffect(() => {
    if (isOpen || !isSent.current) return;
    isSent.current = false;
    // The text that replaces the button takes no focus; whoever moved on keeps theirs.
    if (document.activeElement === document.body) row.current?.focus();
  }, [isOpen]);
  const { printed, spoken } = useBenefitText(benefit);
  return (
    <Row ref={row} {...(isOpen ? {} : { tabIndex: -1 })} {...(state === 'gone' ? { 'data-gone': true } : {})}>
      <span className="benefit" id={name}>
        <span aria-hidden="true">{printed}</span>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </span>
      <span className="condition">{condition}</span>
      {isOpen ? (
        <form
          method="post"
          action={action}
          onSubmit={(event) => {
            if (!onReceive) return;
            event.preventDefault();
            isSent.current = true;
            onReceive(id);
          }}
        >
          <HiddenFields fields={fields} />
          <BusyButton type="submit" variant="text" size="small" aria-describedby={name} pending={pending}>
            {t('coupon.receive')}
          </BusyButton>
        </form>
      ) : (
        <span className="mark">{t(state === 'held' ? 'coupon.held' : 'coupon.gone')}</span>
      )}
    </Row>
  );
}
