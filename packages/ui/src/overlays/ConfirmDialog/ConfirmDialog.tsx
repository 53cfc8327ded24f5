import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { BusyButton } from '../../primitives/BusyButton/BusyButton.tsx';
import type { RootProps } from '../../styles/rootProps.ts';
import { Dialog } from '../Dialog/Dialog.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps extends RootProps<'div'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Question to confirm. */
  title: string;
  /** Explanation of the consequences. */
  children?: ReactNode;
  /** Called by the confirm button. */
  onConfirm: () => void;
  /** Called by the cancel button, Escape and the backdrop. */
  onCancel: () => void;
  /** Label of the confirm button; omitted, 'Confirm'. */
  confirmText?: string;
  /** Label of the cancel button; omitted, 'Cancel'. */
  cancelText?: string;
  /** The action deletes something permanently; screen readers announce the dialog as an alert. @default false */
  destructive?: boolean;
  /** The action is in progress. @default false */
  pending?: boolean;
}

/** Requests a confirmation before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, onConfirm, onCancel, confirmText, cancelText, destructive = false, pending = false, ...root } = props;
  const t = useUiText();
  const textId = useId();
  const hasText = children !== undefined;
  return (
    <Dialog
      {...root}
      role={destructive ? 'alertdialog' : 'dialog'}
      aria-describedby={hasText ? textId : undefined}
      open={open}
      onClose={onCancel}
      title={title}
      pending={pending}
      actions={
        <>
          <Button type="button" variant="outlined" onClick={onCancel} disabled={pending}>
            {cancelText ?? t('dialog.cancel')}
          </Button>
          <BusyButton variant="contained" color={destructive ? 'error' : 'primary'} onClick={onConfirm} pending={pending}>
            {confirmText ?? t('dialog.confirm')}
          </BusyButton>
        </>
      }
    >
      {hasText && <div id={textId}>{children}</div>}
    </Dialog>
  );
}
