import type { InputHTMLAttributes, ReactNode } from 'react';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { choiceBox } from './choiceBox.ts';

/** Props of {@link Choice}. */
export interface ChoiceProps
  extends Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | 'name'
      | 'value'
      | 'checked'
      | 'defaultChecked'
      | 'onChange'
      | 'onBlur'
      | 'required'
      | 'disabled'
      | 'form'
      | 'aria-describedby'
      | 'aria-invalid'
    >,
    RootProps<'input'> {
  /** Label next to the box; with `labelHidden` only screen readers read it. */
  label: ReactNode;
  /** Hides the label visually. @default false */
  labelHidden?: boolean;
  /** Several of a group can be chosen, or one. @default 'checkbox' */
  type?: 'checkbox' | 'radio';
}

const Root = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: theme.spacing(3),
  cursor: 'pointer',
  ...choiceBox(theme),
}));

/** Renders a native checkbox or radio with its label. */
export function Choice({ label, labelHidden = false, type = 'checkbox', className, sx, ...native }: ChoiceProps) {
  return (
    <Root className={className} sx={sx}>
      <input type={type} {...native} {...(labelHidden && typeof label === 'string' ? { 'aria-label': label } : {})} />
      {!labelHidden && label}
    </Root>
  );
}
