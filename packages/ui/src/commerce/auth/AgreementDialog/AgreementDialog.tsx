import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx';
import { DialogText } from '../../../overlays/Dialog/DialogText.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';

/** Props of {@link AgreementDialog}. */
export interface AgreementDialogProps extends RootProps<'div'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on close: by button, Escape or the backdrop. */
  onClose: () => void;
  /** Title of the agreement. */
  title: string;
  /** Content of the agreement: headings of the third level and paragraphs. */
  children: ReactNode;
  /** Label of the button at its end; omitted, 'Close'. */
  closeText?: string;
}

/** Shows an agreement, scrollable to its end. */
export function AgreementDialog({ open, onClose, title, children, closeText, ...root }: AgreementDialogProps) {
  const t = useUiText();
  return (
    <Dialog
      {...root}
      open={open}
      onClose={onClose}
      title={title}
      width="wide"
      actions={
        <Button type="button" variant="contained" onClick={onClose}>
          {closeText ?? t('dialog.close')}
        </Button>
      }
    >
      <DialogText>{children}</DialogText>
    </Dialog>
  );
}
