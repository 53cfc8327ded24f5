import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { NextStepDialog } from '../NextStepDialog/NextStepDialog.tsx';

/** Props of {@link ShopRejectedDialog}. */
export interface ShopRejectedDialogProps extends RootProps<'div'> {
  /** It is shown. */
  open: boolean;
  /** Closing by button, Escape or the veil. */
  onClose: () => void;
  /** Why, in the mall's words. */
  reason: string;
  /** Where the application is corrected and sent again. */
  applyAgainHref: string;
}

const Reason = styled('blockquote')(({ theme }) => ({
  margin: 0,
  marginBlockStart: theme.spacing(0.5),
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `${theme.mall.border.edge} solid ${theme.vars.palette.roles.accent}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}));

/** Says why an application for a shop was rejected, and leads to sending it again. */
export function ShopRejectedDialog({ open, onClose, reason, applyAgainHref, ...root }: ShopRejectedDialogProps) {
  const say = useUiText();
  return (
    <NextStepDialog
      {...root}
      open={open}
      onClose={onClose}
      title={say('shopDialog.rejectedTitle')}
      href={applyAgainHref}
      stepText={say('shopDialog.again')}
    >
      <Typography variant="body2" color="textSecondary">
        {say('shopDialog.reason')}
      </Typography>
      <Reason>{reason}</Reason>
    </NextStepDialog>
  );
}
