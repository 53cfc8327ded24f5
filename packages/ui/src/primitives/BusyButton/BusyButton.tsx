import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

type AriaAttribute = 'aria-label' | 'aria-describedby';

/** Props of {@link BusyButton}. */
export interface BusyButtonProps
  extends Pick<
    ButtonProps,
    'type' | 'form' | 'name' | 'value' | 'variant' | 'color' | 'size' | 'disabled' | 'onClick' | 'children' | 'fullWidth' | AriaAttribute
  > {
  /** What the button started is under way: it shows so and does nothing. @default false */
  busy?: boolean;
}

const Root = styled(Button)({
  '&[aria-disabled="true"]': { cursor: 'progress' },
  '&[aria-disabled="true"] > .words': { opacity: 0 },
  '& > .progress': { position: 'absolute', display: 'flex' },
});

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * A button that keeps the keyboard's focus while what it started is under way. MUI's `loading` disables the element, and a disabled element
 * loses the focus to the body.
 */
export function BusyButton({ busy = false, onClick, children, ...native }: BusyButtonProps) {
  return (
    // The submit event of the Enter key goes through the button's click as well, so it is ignored too.
    <Root {...native} {...(busy ? { 'aria-disabled': true, onClick: ignore } : onClick ? { onClick } : {})}>
      <span className="words">{children}</span>
      {busy && (
        <span className="progress" aria-hidden="true">
          <CircularProgress color="inherit" size="1.25em" />
        </span>
      )}
    </Root>
  );
}
