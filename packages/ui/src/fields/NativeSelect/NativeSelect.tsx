import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { describedBy, FieldLabel, FieldNotes, FieldRoot } from '../fieldParts.tsx';

/** Props of {@link NativeSelect}. */
export interface NativeSelectProps
  extends Pick<
      SelectHTMLAttributes<HTMLSelectElement>,
      'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'required' | 'disabled' | 'autoComplete'
    >,
    RootProps<'select'> {
  /** Label of the field. */
  label: string;
  /** Error message, already translated; marks the field as invalid. */
  error?: string | undefined;
  /** Help text below the field. */
  hint?: ReactNode;
  /** The `<option>` elements. */
  children: ReactNode;
}

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  '& select': {
    ...theme.typography.body1,
    width: '100%',
    minWidth: 0,
    minHeight: theme.mall.size.target,
    paddingBlock: theme.spacing(1),
    paddingInline: theme.spacing(1.75, 5),
    color: 'inherit',
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
    borderRadius: theme.mall.radius.control,
    appearance: 'none',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  '& select:hover': { borderColor: theme.vars.palette.roles.ink },
  '& select:disabled': { color: theme.vars.palette.roles.inkFaint, borderColor: theme.vars.palette.roles.hairline, cursor: 'default' },
  '& select:disabled + svg': { color: theme.vars.palette.roles.inkFaint },
  '& select[aria-invalid]': { borderColor: theme.vars.palette.roles.danger },
  '& svg': {
    position: 'absolute',
    insetInlineEnd: theme.spacing(1.5),
    insetBlockStart: '50%',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
  },
}));

/** Renders a native select with label, help text and error. */
export function NativeSelect({ label, error, hint, children, className, sx, ...native }: NativeSelectProps) {
  const id = useId();
  const description = describedBy(id, hint, error);
  return (
    <FieldRoot className={className} sx={sx}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Frame>
        <select
          id={id}
          {...native}
          {...(description ? { 'aria-describedby': description } : {})}
          {...(error ? { 'aria-invalid': true } : {})}
        >
          {children}
        </select>
        <Icon name="down" />
      </Frame>
      <FieldNotes id={id} hint={hint} error={error} />
    </FieldRoot>
  );
}
