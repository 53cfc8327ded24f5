import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';

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
  /** The words beside the box; with `labelHidden` they are only read aloud. */
  label: ReactNode;
  /** The words are read aloud only. @default false */
  labelHidden?: boolean;
  /** @default 'checkbox' */
  type?: 'checkbox' | 'radio';
}

const Root = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: theme.spacing(3),
  cursor: 'pointer',
  '& input': {
    appearance: 'none',
    flexShrink: 0,
    display: 'inline-grid',
    placeContent: 'center',
    width: theme.spacing(2.5),
    height: theme.spacing(2.5),
    margin: theme.spacing(0.25),
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
    borderRadius: theme.mall.radius.picture,
    backgroundColor: theme.vars.palette.roles.sheet,
    color: theme.vars.palette.roles.onGreen,
    cursor: 'inherit',
  },
  '& input[type="radio"]': { borderRadius: theme.mall.radius.pill },
  '& input:hover': { borderColor: theme.vars.palette.roles.ink },
  '& input:checked': { backgroundColor: theme.vars.palette.roles.green, borderColor: theme.vars.palette.roles.green },
  '& input::before': { content: '""', width: theme.spacing(1.25), height: theme.spacing(1.25), transform: 'scale(0)' },
  '& input:checked::before': { transform: 'scale(1)' },
  '& input[type="checkbox"]::before': {
    backgroundColor: 'currentColor',
    clipPath: 'polygon(14% 47%, 0 61%, 39% 100%, 100% 20%, 84% 7%, 37% 68%)',
  },
  '& input[type="radio"]::before': { backgroundColor: 'currentColor', borderRadius: theme.mall.radius.pill, scale: '0.7' },
  '& input:disabled': { opacity: 0.5, cursor: 'default' },
  '@media (forced-colors: active)': { '& input': { appearance: 'auto' } },
}));

/** A native box to tick or dot to choose, with its words. */
export function Choice({ label, labelHidden = false, type = 'checkbox', className, sx, ...native }: ChoiceProps) {
  return (
    <Root className={className} sx={sx}>
      <input type={type} {...native} {...(labelHidden && typeof label === 'string' ? { 'aria-label': label } : {})} />
      {!labelHidden && label}
    </Root>
  );
}
