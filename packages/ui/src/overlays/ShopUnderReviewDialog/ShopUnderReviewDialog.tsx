import Button from '@mui/material/Button';
import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Dialog } from '../Dialog/Dialog.tsx';

/** Props of {@link ShopUnderReviewDialog}. */
export interface ShopUnderReviewDialogProps extends RootProps<'div'> {
  /** It is shown. */
  open: boolean;
  /** Closing by button, Escape or the veil. */
  onClose: () => void;
}

/** Says that an application for a shop has not been decided on yet. */
export function ShopUnderReviewDialog({ open, onClose, ...root }: ShopUnderReviewDialogProps) {
  const say = useUiText();
  return (
    <Dialog
      {...root}
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
