import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogText } from '../Dialog/DialogText.tsx';

/** Props of {@link AnnouncementDialog}. */
export interface AnnouncementDialogProps extends RootProps<'div'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on close: by button, Escape or the backdrop; `remind` is false when the announcement must not be shown again. */
  onClose: (choice: { remind: boolean }) => void;
  /** Title of the announcement. */
  title: string;
  /** Content, sanitized by the caller: headings of the third level, paragraphs, lists, images. */
  children: ReactNode;
}

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));

/** Shows the mall's announcement to all shoppers, with an option not to show it again. */
export function AnnouncementDialog({ open, onClose, title, children, ...root }: AnnouncementDialogProps) {
  const t = useUiText('ui-deferred');
  const [remind, setRemind] = useState(true);
  const close = () => onClose({ remind });
  return (
    <Dialog
      {...root}
      open={open}
      onClose={close}
      title={title}
      width="wide"
      actions={
        <Foot>
          <Choice label={t('announcement.remindNot')} checked={!remind} onChange={({ target }) => setRemind(!target.checked)} />
          <Button type="button" variant="contained" onClick={close}>
            {t('dialog.close')}
          </Button>
        </Foot>
      }
    >
      <DialogText>{children}</DialogText>
    </Dialog>
  );
}
