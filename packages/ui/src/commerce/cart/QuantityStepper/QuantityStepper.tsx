import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { visuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { clampQuantity } from './quantity.ts';

/** Props of {@link QuantityStepper}. */
export interface QuantityStepperProps extends RootProps<'div'> {
  /** Current quantity, a whole number. */
  value: number;
  /** Called with the new value, always a whole number within the bounds. */
  onChange: (value: number) => void;
  /** Upper bound: the stock. */
  max: number;
  /** Smallest quantity that can be chosen. @default 1 */
  min?: number;
  /** Name of the form field. @default 'num' */
  name?: string;
  /** Accessible name of the field; omitted, 'Quantity' with `of`. */
  label?: string;
  /** Title of the product, for the accessible names of the buttons: 'Decrease quantity: Night Serum'. @since 0.5.0 */
  of?: string;
  /** Id of a form elsewhere on the page that contains the field. */
  form?: string;
  /** Disables changes. @default false */
  disabled?: boolean;
}

const Root = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  width: 'fit-content',
  justifySelf: 'start',
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  borderRadius: theme.mall.radius.control,
  backgroundColor: theme.vars.palette.roles.sheet,
  '& label': visuallyHidden,
  '& button:is(.Mui-disabled, [aria-disabled="true"])': { color: theme.vars.palette.roles.inkFaint, opacity: 0.5 },
  '& button[aria-disabled="true"]': { cursor: 'default', backgroundColor: 'transparent' },
  '& input': {
    ...theme.typography.body2,
    // As wide as its number; without browser support, wide enough for almost every number.
    fieldSizing: 'content',
    minWidth: theme.mall.size.digits,
    '@supports not (field-sizing: content)': { width: theme.mall.size.digits },
    border: 0,
    padding: 0,
    textAlign: 'center',
    color: 'inherit',
    backgroundColor: 'transparent',
    appearance: 'textfield',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: theme.mall.radius.control,
  },
  // Without JavaScript the number field works, but its two buttons do not.
  '@media (scripting: none)': { '& button': { display: 'none' }, '& input': { minHeight: theme.mall.size.target } },
  '& input::-webkit-outer-spin-button, & input::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
}));

/**
 * Shows a native number field with two buttons. A typed value applies when it is a whole number within the bounds, at the latest on blur.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, max, min = 1, name = 'num', of, label, form, disabled = false, ...root } = props;
  const t = useUiText();
  const id = useId();
  // While being edited the field can be empty or out of bounds; null means that it shows the value.
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (next: number) => {
    setDraft(null);
    const bounded = clampQuantity(next, min, max);
    if (bounded !== value) onChange(bounded);
  };
  const named = (text: string) => (of === undefined ? text : `${text}: ${of}`);
  // At a bound a button only looks disabled: a disabled element loses the focus to the body.
  const stateOf = (isAtBound: boolean) => ({ disabled, disableRipple: isAtBound, ...(isAtBound && { 'aria-disabled': true }) });
  return (
    <Root {...root}>
      <IconButton type="button" aria-label={named(t('quantity.less'))} {...stateOf(value <= min)} onClick={() => settle(value - 1)}>
        <Icon name="minus" />
      </IconButton>
      <label htmlFor={id}>{label ?? named(t('quantity.label'))}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={Math.max(min, max)}
        step={1}
        {...(form ? { form } : {})}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={({ target }) => {
          setDraft(target.value);
          const typed = Number(target.value);
          if (target.value !== '' && clampQuantity(typed, min, max) === typed && typed !== value) onChange(typed);
        }}
        onBlur={() => draft !== null && settle(draft === '' ? value : Number(draft))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && draft !== null) settle(draft === '' ? value : Number(draft));
        }}
      />
      <IconButton type="button" aria-label={named(t('quantity.more'))} {...stateOf(value >= max)} onClick={() => settle(value + 1)}>
        <Icon name="plus" />
      </IconButton>
    </Root>
  );
}
