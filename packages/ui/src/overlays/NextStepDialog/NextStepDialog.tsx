import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { useLinkComponent } from '../../primitives/UiLink/LinkProvider.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

/** Props of every dialog with one message and one link. */
export interface StepDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'ref' | 'className' | 'sx'> {
  /** URL of the link. */
  href: string;
}

/** Props of {@link NextStepDialog}. */
export interface NextStepDialogProps extends StepDialogProps {
  /** Text that names the missing step. */
  title: string;
  /** Why it is needed. */
  children: ReactNode;
  /** Label of the link. */
  stepText: string;
  /** Label of the button that closes the dialog; omitted, 'Close'. */
  stayText?: string;
}

/** Shows an obstacle with a link to the page that resolves it, and a button to stay. */
export function NextStepDialog({ href, onClose, stepText, stayText, children, ...dialog }: NextStepDialogProps) {
  const t = useUiText();
  const Link = useLinkComponent();
  const textId = useId();
  return (
    <Dialog
      {...dialog}
      aria-describedby={textId}
      onClose={onClose}
      actions={
        <>
          <Button type="button" variant="outlined" onClick={onClose}>
            {stayText ?? t('dialog.close')}
          </Button>
          <Button component={Link} href={href} variant="contained" onClick={onClose}>
            {stepText}
          </Button>
        </>
      }
    >
      <div id={textId}>{children}</div>
    </Dialog>
  );
}
