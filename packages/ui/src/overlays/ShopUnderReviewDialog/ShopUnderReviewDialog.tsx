import Button from '@mui/material/Button';
import { useUiText } from '../../i18n/useUiText.ts';
import { Dialog } from '../Dialog/Dialog.tsx';

/** Props of {@link ShopUnderReviewDialog}. */
export interface ShopUnderReviewDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Says that an application for a shop has not been decided on yet. */
export function ShopUnderReviewDialog({ open, onClose }: ShopUnderReviewDialogProps) {
  const say = useUiText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('shopDialog.reviewTitle')}
      actions={
        <Button type="button" variant="contained" onClick={onClose}>
          {say('shopDialog.understood')}
        </Button>
      }
    >
      {say('shopDialog.review')}
    </Dialog>
  );
}
