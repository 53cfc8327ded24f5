import Button from '@mui/material/Button';
import { useId } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';

/** Props of {@link ShopUnderReviewDialog}. */
export interface ShopUnderReviewDialogProps extends RootProps<'div'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on close: by button, Escape or the backdrop. */
  onClose: () => void;
}

/** Explains that an application for a shop is still under review. */
export function ShopUnderReviewDialog({ open, onClose, ...root }: ShopUnderReviewDialogProps) {
  const t = useUiText('ui-deferred');
  const textId = useId();
  return (
    <Dialog
      {...root}
      open={open}
      onClose={onClose}
      title={t('shopDialog.reviewTitle')}
      aria-describedby={textId}
      actions={
        <Button type="button" variant="contained" onClick={onClose}>
          {t('shopDialog.understood')}
        </Button>
      }
    >
      <div id={textId}>{t('shopDialog.review')}</div>
    </Dialog>
  );
}
