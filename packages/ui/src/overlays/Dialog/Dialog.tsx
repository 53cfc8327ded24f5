import MuiDialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { DialogAnnouncer } from '../../feedback/Announcer/DialogAnnouncer.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { forwardPropsExcept } from '../../styles/forwardPropsExcept.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

/** Props of {@link Dialog}. */
export interface DialogProps extends RootProps<'div'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on close: by button, Escape or the backdrop. */
  onClose: () => void;
  /** Title, which is also the accessible name. */
  title: string;
  /** Content below the title. */
  children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** Width on a wide window; a phone shows the whole width. @default 'narrow' */
  width?: 'narrow' | 'wide';
  /**
   * Prevents closing by Escape and backdrop while an action is in progress.
   * @default false
   * @since 0.5.0
   */
  pending?: boolean;
  /**
   * `alertdialog` for a question that interrupts the shopper.
   * @default 'dialog'
   * @since 0.5.0
   */
  role?: 'dialog' | 'alertdialog';
  /** Id of the text that screen readers read after the title. @since 0.5.0 */
  'aria-describedby'?: string | undefined;
}

const Sheet = styled(MuiDialog, { shouldForwardProp: forwardPropsExcept('wide') })<{ wide: boolean }>(({ theme, wide }) => ({
  '& .MuiDialog-paper': { width: '100%', maxWidth: wide ? theme.mall.size.formWide : theme.mall.size.form, padding: theme.spacing(3) },
  [theme.breakpoints.up('sm')]: { '& .MuiDialog-paper': { padding: theme.spacing(5) } },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBlockEnd: theme.spacing(2),
  '& button': { marginBlock: theme.spacing(-0.5), marginInlineEnd: theme.spacing(-1.5), flexShrink: 0 },
}));

/** Breaks a Chinese message at its punctuation, and avoids a last line of one character, which `pretty` alone allows. */
const Body = styled('div')({ '&:lang(zh)': { wordBreak: 'keep-all', textWrap: 'balance' } });

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(4),
}));

/** Shows a dialog with a title. The focus is trapped while it is open and returns to the previous element afterwards. */
export function Dialog({ open, onClose, title, children, actions, width = 'narrow', pending = false, ...root }: DialogProps) {
  const t = useUiText();
  const id = useId();
  return (
    <Sheet open={open} onClose={() => !pending && onClose()} aria-labelledby={id} wide={width === 'wide'} slotProps={{ paper: root }}>
      <Head>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <IconButton type="button" aria-label={t('dialog.close')} onClick={onClose} disabled={pending}>
          <Icon name="close" />
        </IconButton>
      </Head>
      <Body>{children}</Body>
      {actions && <Foot>{actions}</Foot>}
      <DialogAnnouncer open={open} />
    </Sheet>
  );
}
