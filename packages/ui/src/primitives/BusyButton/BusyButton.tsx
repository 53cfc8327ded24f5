import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type AriaAttributes, type MouseEvent, type MouseEventHandler, type ReactNode, useEffect } from 'react';
import { useAnnounce } from '../../feedback/Announcer/Announcer.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

/** Props of {@link BusyButton}. */
export interface BusyButtonProps extends RootProps<'button'>, AriaAttributes {
  /** Label of the button, a verb: "Add to cart". It stays visible while the button is busy. */
  children: ReactNode;
  /**
   * The action of the button is in progress: shows a spinner beside the label, tells screen readers and ignores presses.
   * @default false
   * @since 0.5.0
   */
  pending?: boolean | undefined;
  /** The action is not possible; without focus, unlike `pending`. @default false */
  disabled?: boolean | undefined;
  /** Called on each press, except while busy. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Weight of the action: `contained` for the main action of a page, `outlined` beside it, `text` in rows. @default 'text' */
  variant?: 'text' | 'outlined' | 'contained' | undefined;
  /** Color of a `contained` fill or of the label of a `text` button. @default 'primary' */
  color?: 'inherit' | 'primary' | 'secondary' | 'error' | undefined;
  /** Height: 36, 44 or 52 px in the default density. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Takes the whole width of the parent. @default false */
  fullWidth?: boolean | undefined;
  /** Icon before the label; the spinner takes its place while busy. */
  startIcon?: ReactNode;
  /** Icon after the label. */
  endIcon?: ReactNode;
  /** Effect in a form, as of a native `<button>`. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of the form to submit, when the button is outside of it. */
  form?: string | undefined;
  /** Name of the field that the pressed button posts. */
  name?: string | undefined;
  /** Value of the field that the pressed button posts. */
  value?: string | undefined;
  /** Submits without the validation of the browser. @default false */
  formNoValidate?: boolean | undefined;
}

const spinner = { size: '0.875em', gap: '0.5em' };

const Root = styled(Button)({
  '&[aria-busy="true"]': { cursor: 'progress' },
  '&[aria-busy="true"] > .MuiButton-startIcon': { visibility: 'hidden' },
});

const Label = styled('span')({
  position: 'relative',
  // Label and spinner are centered together, so the spinner needs no room in the width of the button.
  '[aria-busy="true"] > &:first-of-type': { translate: `calc((${spinner.size} + ${spinner.gap}) / 2)` },
});

const Spinner = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '100%',
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: spinner.gap,
});

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * Renders a button that preserves its label, its width and the keyboard focus while its action is in progress. MUI's `loading` disables the
 * element, and a disabled element loses the focus to the body.
 */
export function BusyButton({ pending = false, onClick, children, ...native }: BusyButtonProps) {
  const t = useUiText();
  const announce = useAnnounce();
  const busyText = t('form.pending');
  useEffect(() => {
    if (pending) announce(busyText);
  }, [pending, busyText, announce]);
  return (
    // Submitting with the Enter key triggers the button's click as well, so it is ignored too.
    <Root {...native} {...(pending ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : onClick && { onClick })}>
      <Label>
        {pending && (
          <Spinner aria-hidden="true">
            <CircularProgress color="inherit" size={spinner.size} />
          </Spinner>
        )}
        {children}
      </Label>
    </Root>
  );
}
