import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogText } from '../Dialog/DialogText.tsx';

/** Props of {@link AgreementDialog}. */
export interface AgreementDialogProps extends RootProps<'div'> {
  /** It is shown. */
  open: boolean;
  /** Closing by button, Escape or the veil. */
  onClose: () => void;
  /** What the text is called. */
  title: string;
  /** The text: headings of the third level and paragraphs. */
  children: ReactNode;
  /** Words of the button at its end; left out, 'Close'. */
  closeText?: string;
}

/** A text that somebody agrees to, to be read to its end. */
export function AgreementDialog({ open, onClose, title, children, closeText, ...root }: AgreementDialogProps) {
  const say = useUiText();
  return (
    <Dialog
      {...root}
      open={open}
      onClose={onClose}
      title={title}
      width="wide"
      actions={
        <Button type="button" variant="contained" onClick={onClose}>
          {closeText ?? say('dialog.close')}
        </Button>
      }
    >
      <DialogText>{children}</DialogText>
    </Dialog>
  );
}
