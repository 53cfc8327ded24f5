import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { useLinkComponent } from '../../primitives/UiLink/LinkProvider.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

/** What every dialog takes that says one thing and offers one way on. */
export interface StepDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'ref' | 'className' | 'sx'> {
  /** Where the way on leads. */
  href: string;
}

/** Props of {@link NextStepDialog}. */
export interface NextStepDialogProps extends StepDialogProps {
  title: string;
  children: ReactNode;
  /** Words of the way on. */
  stepText: string;
  /** Words of the button that stays here; left out, 'Close'. */
  stayText?: string;
}

/** Says what stands in the way and leads to where it is put right; or one stays. */
export function NextStepDialog({ href, onClose, stepText, stayText, ...dialog }: NextStepDialogProps) {
  const say = useUiText();
  const Link = useLinkComponent();
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      actions={
        <>
          <Button type="button" variant="outlined" onClick={onClose}>
            {stayText ?? say('dialog.close')}
          </Button>
          <Button component={Link} href={href} variant="contained" onClick={onClose}>
            {stepText}
          </Button>
        </>
      }
    />
  );
}
