import { choiceBox } from '../../../fields/Choice/choiceBox.ts';
import { useUiText } from '../../../i18n/useUiText.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { Price } from '../../catalog/Price/Price.tsx';
import { useMoney } from '../../catalog/Price/useMoney.ts';

/** A membership plan. */
export interface MembershipPlan {
  /** The form field's value, e.g. `1` for a month, `2` for a quarter, `3` for a year. */
  id: string;
  /** Display name of the duration. */
  name: string;
  /** Price, a decimal string. */
  price: string;
  /** Price per day, a decimal string. */
  perDay: string;
  /** Marked as the best value. @default false */
  isBest?: boolean;
}

/** Props of {@link MembershipPlans}. */
export interface MembershipPlansProps extends RootProps<'fieldset'> {
  /** Plans from the shortest to the longest. */
  plans: readonly MembershipPlan[];
  /** Id of the chosen plan. */
  value: string;
  /** Called with the id of the plan that the shopper selects. */
  onChange: (id: string) => void;
  /** Name of the form field. @default 'memberType' */
  name?: string;
}

const Root = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.mall.size.cardSmall}), 1fr))` },
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { ...theme.typography.h6, padding: 0, marginBlockEnd: theme.spacing(2) },
}));

const Plan = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  borderRadius: theme.mall.radius.card,
  cursor: 'pointer',
  ...choiceBox(theme),
  '& > .name': { ...theme.typography.subtitle2, gridRow: 1 },
  '& .price, & .day': { gridColumn: '1 / -1' },
  '& > .day': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& > .best': {
    ...theme.typography.caption,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: theme.spacing(2.5),
    transform: 'translateY(-50%)',
    paddingInline: theme.spacing(1.25),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.accent,
    color: theme.vars.palette.roles.onAccent,
  },
  '&:hover': { borderColor: theme.vars.palette.roles.ink },
  '&:has(:checked)': { borderColor: theme.vars.palette.roles.primary, backgroundColor: theme.vars.palette.roles.primaryVeil },
}));

/** Shows the membership plans as tiles with native radios. */
export function MembershipPlans({ plans, value, onChange, name = 'memberType', ...root }: MembershipPlansProps) {
  const t = useUiText('ui-deferred');
  const money = useMoney();
  return (
    <Root {...root}>
      <legend>{t('membership.plans')}</legend>
      {plans.map((plan) => (
        <Plan key={plan.id}>
          <span className="name">{plan.name}</span>
          <input type="radio" name={name} value={plan.id} checked={plan.id === value} onChange={() => onChange(plan.id)} required />
          <span className="price">
            <Price value={plan.price} size="large" />
          </span>
          <span className="day">
            <span aria-hidden="true">{t('membership.perDay', { price: money.print(plan.perDay) })}</span>
            <VisuallyHidden>{t('membership.perDay', { price: money.spell(plan.perDay) })}</VisuallyHidden>
          </span>
          {plan.isBest && <span className="best">{t('membership.best')}</span>}
        </Plan>
      ))}
    </Root>
  );
}
