import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Dialog } from '../Dialog/Dialog.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps extends RootProps<'div'> {
  /** It is shown. */
  open: boolean;
  /** The question. */
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** Called by the button that does it. */
  onConfirm: () => void;
  /** Called by the other button, Escape and the veil. */
  onCancel: () => void;
  /** Words of the button that does it; left out, 'Confirm'. */
  confirmText?: string;
  /** Words of the button that does not; left out, 'Cancel'. */
  cancelText?: string;
  /** Something is taken away for good. @default false */
  destructive?: boolean;
  /** It is being done. @default false */
  pending?: boolean;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, onConfirm, onCancel, confirmText, cancelText, destructive = false, pending = false, ...root } = props;
  const say = useUiText();
  return (
    <Dialog
      {...root}
      open={open}
      onClose={onCancel}
      title={title}
      busy={pending}
      actions={
        <>
          <Button type="button" variant="outlined" onClick={onCancel} disabled={pending}>
            {cancelText ?? say('dialog.cancel')}
          </Button>
          <Button type="button" variant="contained" color={destructive ? 'error' : 'primary'} onClick={onConfirm} disabled={pending}>
            {pending ? say('form.pending') : (confirmText ?? say('dialog.confirm'))}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
