import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogText } from '../Dialog/DialogText.tsx';

/** Props of {@link AnnouncementDialog}. */
export interface AnnouncementDialogProps extends RootProps<'div'> {
  /** It is shown. */
  open: boolean;
  /** Put away by button, Escape or the veil; `remind` is false when it is not to come again. */
  onClose: (answer: { remind: boolean }) => void;
  /** What the announcement is called. */
  title: string;
  /** The announcement, made safe by whoever passes it: headings of the third level, paragraphs, lists, pictures. */
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

/** The mall's announcement to everybody, which can be told not to come again. */
export function AnnouncementDialog({ open, onClose, title, children, ...root }: AnnouncementDialogProps) {
  const say = useUiText();
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
          <Choice label={say('announcement.remindNot')} checked={!remind} onChange={({ target }) => setRemind(!target.checked)} />
          <Button type="button" variant="contained" onClick={close}>
            {say('dialog.close')}
          </Button>
        </Foot>
      }
    >
      <DialogText>{children}</DialogText>
    </Dialog>
  );
}
