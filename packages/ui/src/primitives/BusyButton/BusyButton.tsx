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
  /** The action of the button is in progress: shows the loading state and ignores clicks. @default false */
  busy?: boolean;
}

const Root = styled(Button)({
  '&[aria-disabled="true"]': { cursor: 'progress' },
  '&[aria-disabled="true"] > .words': { opacity: 0 },
  '& > .progress': { position: 'absolute', display: 'flex' },
});

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * Renders a button that preserves the keyboard focus while its action is in progress. MUI's `loading` disables the element, and a disabled
 * element loses the focus to the body.
 */
export function BusyButton({ busy = false, onClick, children, ...native }: BusyButtonProps) {
  return (
    // Submitting with the Enter key triggers the button's click as well, so it is ignored too.
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
